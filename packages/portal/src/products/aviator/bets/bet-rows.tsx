import { bandOf } from '@maidan/games/rules';
import { formatCoins, formatSummary } from '@maidan/ui/format/coins.ts';
import { memo } from 'react';
import { formatMultiplier } from '../flight/flight.ts';
import { bandText } from '../history/band-looks.ts';
import { useAviatorTexts } from '../texts/aviator-texts.ts';
import type { ShownBet } from './shown-bet.ts';

interface BetRowsProps {
  readonly caption: string;
  readonly bets: readonly ShownBet[];
}

const cell = 'h-7.5 px-1 text-end first:ps-2 last:pe-2';

export function BetRows({ caption, bets }: BetRowsProps) {
  const { bets: texts } = useAviatorTexts();
  if (bets.length === 0) return <p className="py-3 text-center text-sm text-muted">{texts.none}</p>;
  return (
    <table className="w-full border-separate border-spacing-0 pb-2 text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="text-xs text-muted [&>th]:font-medium">
          <th scope="col" className={`${cell} text-start`}>
            {texts.player}
          </th>
          <th scope="col" className={cell}>
            {texts.bet}
          </th>
          <th scope="col" className={cell}>
            {texts.x}
          </th>
          <th scope="col" className={cell}>
            {texts.win}
          </th>
        </tr>
      </thead>
      <tbody>
        {bets.map(({ id, ...bet }) => (
          <BetRow key={id} {...bet} you={texts.you} />
        ))}
      </tbody>
    </table>
  );
}

type BetRowProps = Omit<ShownBet, 'id'> & { readonly you: string };

/** A list changes several times a second: only rows that differ are rendered again. */
const BetRow = memo(({ player, stake, multiplier, win, isOwn, you }: BetRowProps) => {
  const hundredths = multiplier === undefined ? undefined : Math.round(multiplier * 100);
  const ground = hundredths === undefined ? 'border-b border-line/60' : 'bg-win/12';
  return (
    <tr className={`[&>td]:first:rounded-s-md [&>td]:last:rounded-e-md ${isOwn ? 'text-primary' : ''}`}>
      <td className={`${cell} ${ground} max-w-0 truncate text-start`}>{isOwn ? you : <bdi>{player}</bdi>}</td>
      <td dir="ltr" className={`${cell} ${ground} figure tabular`}>
        {formatSummary(stake)}
      </td>
      <td
        dir="ltr"
        className={`${cell} ${ground} figure tabular ${hundredths === undefined ? '' : bandText[bandOf(hundredths)]}`}
      >
        {hundredths !== undefined && formatMultiplier(hundredths)}
      </td>
      <td dir="ltr" className={`${cell} ${ground} figure tabular text-win`}>
        {hundredths !== undefined && formatCoins(win)}
      </td>
    </tr>
  );
});
BetRow.displayName = 'BetRow';
