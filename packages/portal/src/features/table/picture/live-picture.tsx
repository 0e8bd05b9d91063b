import { Scene, type SceneProps, type TableFace } from '@maidan/games/boards';
import type { TableGame } from '@maidan/games/rules';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { pathTo } from '../../../api/paths.ts';
import type { TableTexts } from '../../../i18n/table/en.ts';
import { useTableTexts } from '../../../i18n/table/table-texts.ts';
import { useLanguage } from '../../../i18n/texts.ts';
import { useOpenBets, useSettledBets } from '../api.ts';
import { stakesOf } from '../bets/positions.ts';
import { useClock } from '../live/live-table.tsx';
import type { RoundNow, TableClock } from '../live/table-now.ts';
import { captionsOf } from '../results/say-result.ts';
import { chipsInPicture } from './chips-in-picture.ts';
import { useTableSound } from './table-sound.ts';
import { useRoundResult } from './use-round-result.ts';

const CommitmentDialog = lazy(async () => ({
  default: (await import('../proof/commitment-dialog.tsx')).CommitmentDialog,
}));

interface LivePictureProps {
  readonly game: TableGame;
  readonly face: TableFace;
  readonly title: string;
  readonly round: RoundNow;
}

function callOf({ phase, window }: RoundNow, { calls, windows }: TableTexts) {
  const named = window === undefined ? undefined : windows[window];
  return named === undefined || phase !== 'bets'
    ? { title: calls[phase] }
    : { title: named, text: calls.bets };
}

/** Seconds to bet, or to the next round; between them nobody waits for a clock. */
function clockOf(phase: RoundNow['phase'], clock: TableClock, next: string): SceneProps['clock'] {
  if (phase === 'bets') return clock;
  return phase === 'result' ? { ...clock, next } : undefined;
}

/** The one width at which the places of a game are asked for by name. */
const anyWidth = 360;

export function LivePicture({ game, face, title, round }: LivePictureProps) {
  const texts = useTableTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const clock = useClock();
  const sound = useTableSound();
  const decided = useRoundResult(game, face, round);
  const [isProofOpen, setProofOpen] = useState(false);
  const { eventId } = game.entry;
  const { roundId, cards, result, watching, phase } = round;
  const places = face.lay(anyWidth).places.map(({ id }) => id);
  const open = useOpenBets(eventId).filter((bet) => bet.roundId === roundId);
  const settled = useSettledBets(eventId, result && roundId);
  const showProof = () => (result ? void navigate(pathTo('verifyRound', { roundId })) : setProofOpen(true));
  return (
    <>
      <Scene
        label={texts.scene(title)}
        cloth={face.cloth}
        lay={face.lay}
        restMs={face.restMs}
        roundId={roundId}
        cards={cards}
        isOver={result !== undefined}
        winners={decided?.place === undefined ? [] : [decided.place]}
        chips={chipsInPicture({
          options: game.options,
          places,
          stakes: stakesOf([...open, ...settled]),
          winners: result?.winners,
        })}
        titles={texts.words}
        captions={captionsOf(cards, places, { texts, language }, face)}
        leaders={face.leadersOf?.(cards)}
        call={callOf(round, texts)}
        clock={clock && clockOf(phase, clock, texts.next)}
        result={decided?.bar}
        hud={{
          playing: watching === undefined ? undefined : texts.playing(watching),
          isSoundOn: sound.isOn,
          onSound: sound.toggle,
          soundLabel: texts.sound,
          proof: result ? 'verify' : 'locked',
          proofLabel: result ? texts.proof.verify : texts.proof.locked,
          onProof: showProof,
        }}
        sounds={sound.sounds}
      />
      <Suspense>
        {isProofOpen && (
          <CommitmentDialog
            roundId={roundId}
            commitment={round.commitment}
            onClose={() => setProofOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
