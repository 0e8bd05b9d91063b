import { coinsToWireNumber } from '@maidan/betting';
import { PlayingCard } from '@maidan/games/boards';
import type { Check, Replay, TableGame } from '@maidan/games/rules';
import { Amount } from '@maidan/ui/figures/amount.tsx';
import { BetAgain } from '../../../betting/verify/bet-again.tsx';
import { CheckSign } from '../../../betting/verify/check-sign.tsx';
import { useOptionName } from '../option-texts/use-option-name.ts';
import { useTableTexts } from '../texts/table-texts.ts';

interface DealtAgainProps {
  readonly game: TableGame;
  readonly replay: Replay;
  readonly checks: readonly Check[];
}

export function CardsAgain({ replay, checks }: Omit<DealtAgainProps, 'game'>) {
  const texts = useTableTexts();
  return (
    <>
      <ol dir="ltr" className="flex flex-wrap gap-1">
        {replay.dealt.map(({ card, place }) => (
          <li key={card} className="text-center text-xs text-muted">
            <PlayingCard card={card} width={30} />
            {(texts.words[place] ?? place).charAt(0).toUpperCase()}
          </li>
        ))}
      </ol>
      <p lang="en" dir="ltr" className="text-sm">
        {replay.judgement.reason}
      </p>
      <CheckSign checks={checks} of="cards" texts={texts.verify.checks} />
      <CheckSign checks={checks} of="result" texts={texts.verify.checks} />
    </>
  );
}

export function OptionsAgain({ game, replay }: Omit<DealtAgainProps, 'checks'>) {
  const { verify: texts, void: voidWord } = useTableTexts();
  const sayOption = useOptionName();
  const isVoid = 'void' in replay.judgement.outcome;
  const winners = new Set(replay.judgement.winners);
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-1 text-sm sm:grid-cols-3">
      {game.options.map(({ sid, name }) => (
        <li key={sid} className="flex justify-between gap-2">
          <bdi>{sayOption(name)}</bdi>
          <span className={winners.has(sid) ? 'font-semibold text-win' : 'text-muted'}>
            {isVoid ? voidWord : winners.has(sid) ? texts.won : texts.lost}
          </span>
        </li>
      ))}
    </ul>
  );
}

export function BetsAgain({ game, replay, checks }: DealtAgainProps) {
  const { verify: texts } = useTableTexts();
  const sayOption = useOptionName();
  if (replay.bets.length === 0) return <p className="text-sm text-muted">{texts.noBets}</p>;
  const nameOf = (sid: string) => sayOption(game.options.find((option) => option.sid === sid)?.name ?? sid);
  return (
    <ul className="flex flex-col gap-2">
      {replay.bets.map(({ sid, profit, due }, index) => {
        const check = checks.find(({ betIndex }) => betIndex === index);
        return (
          <BetAgain
            // The index, because two bets may have the same data.
            key={`${sid}-${index.toString()}`}
            name={nameOf(sid)}
            paid={profit === undefined ? undefined : <Amount coins={coinsToWireNumber(profit)} summary />}
            due={due === undefined ? undefined : <Amount coins={coinsToWireNumber(due)} summary />}
            check={check && { isOk: check.isOk, text: texts.checks.bet }}
          />
        );
      })}
    </ul>
  );
}
