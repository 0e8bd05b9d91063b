import { RadioChips } from '@maidan/ui/slip/radio-chips.tsx';
import { useState } from 'react';
import { formatPoints, hundredthsOf } from '../../../../pages/points.ts';
import { useStudio } from '../../../../pages/session/studio-context.ts';
import type { LudoRules, LudoSitRequest } from '../../../../wire/ludo.ts';
import { BoardArt } from '../board/board-art.tsx';
import { Pawn } from '../board/pawn.tsx';
import { DieFace } from '../table/die.tsx';
import { useLudoTexts } from '../texts/ludo-texts.ts';
import { payOf } from '../words/format-result.ts';

function RuleList({ house }: { readonly house: LudoRules['house'] }) {
  const { lobby: texts } = useLudoTexts();
  const { looksAhead, playouts, returned, games } = house;
  return (
    <details className="lu-rules">
      <summary>{texts.rules}</summary>
      <ul>
        {[
          ...texts.ruleList,
          texts.houseRule(looksAhead),
          texts.houseStrength(playouts, returned, formatPoints(games)),
        ].map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </details>
  );
}

type Stake = LudoSitRequest['stake'];

interface LobbyProps {
  readonly rules: LudoRules;
  readonly isBusy: boolean;
  readonly onSit: (stake: Stake, against: LudoSitRequest['against']) => void;
}

/** The stakes to choose from, and what the winner is paid. */
export function Lobby({ rules, isBusy, onSit }: LobbyProps) {
  const { lobby: texts } = useLudoTexts();
  const { balance } = useStudio();
  const stakes = rules.stakes as readonly Stake[];
  const [chosen, setChosen] = useState<Stake>(stakes[2] ?? 100);
  const isTooDear = balance !== undefined && hundredthsOf(balance) < BigInt(chosen) * 100n;
  const { player, house } = rules.pays;
  return (
    <div className="lu-lobby">
      <div className="lu-hero">
        <LobbyArt />
        <p>{texts.lead}</p>
      </div>
      <form className="lu-offer" onSubmit={(event) => event.preventDefault()}>
        <RadioChips
          legend={texts.heading}
          name="stake"
          look={{ row: 'lu-stakes', chip: 'lu-stake' }}
          amounts={stakes}
          chosen={chosen}
          labelOf={(stake) => texts.stakeOf(formatPoints(stake))}
          face={(stake) => <strong className="st-figure">{formatPoints(stake)}</strong>}
          onChoose={setChosen}
        />
        <p className="lu-times">{texts.winnerGets(player, house)}</p>
        <div className="lu-ways">
          <button
            type="button"
            className="lu-way"
            data-kind="main"
            disabled={isBusy || isTooDear}
            onClick={() => onSit(chosen, 'anyone')}
          >
            <span>{texts.play}</span>
            <small>{texts.winner}</small>
            <strong className="st-figure">{payOf(chosen, player)}</strong>
          </button>
          <button
            type="button"
            className="lu-way"
            disabled={isBusy || isTooDear}
            onClick={() => onSit(chosen, 'house')}
          >
            <span>{texts.playHouse}</span>
            <small>{texts.winner}</small>
            <strong className="st-figure">{payOf(chosen, house)}</strong>
          </button>
        </div>
        {isTooDear && (
          <p className="lu-refused" role="alert">
            {texts.tooDear}
          </p>
        )}
        <RuleList house={rules.house} />
      </form>
    </div>
  );
}

/** A board at an angle, with tokens and a die on it. */
function LobbyArt() {
  return (
    <div className="lu-scene" aria-hidden="true">
      <div className="lu-scene-board">
        <BoardArt you="A" />
      </div>
      <span className="lu-scene-pawn" data-at="near">
        <Pawn seat="A" />
      </span>
      <span className="lu-scene-pawn" data-at="far">
        <Pawn seat="B" />
      </span>
      <span className="lu-scene-die">
        <DieFace die={6} />
      </span>
    </div>
  );
}
