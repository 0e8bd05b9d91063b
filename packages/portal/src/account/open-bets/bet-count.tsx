import { useHomeTexts } from '../../app/home/texts/home-texts.ts';
import { countBets, useOpenBets } from './api.ts';

const shownMost = 99;

/** The number of bets without a result, beside the link to them. */
export function BetCount() {
  const { bets: texts } = useHomeTexts();
  const { data } = useOpenBets();
  const count = data ? countBets(data) : 0;
  if (count === 0) return null;
  return (
    <span className="tabular absolute start-[calc(50%+2px)] top-1 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-win px-1 text-xs leading-none font-semibold text-surface">
      <span aria-hidden="true">{count > shownMost ? `${shownMost}+` : count}</span>
      <span className="sr-only">{texts.count(count)}</span>
    </span>
  );
}
