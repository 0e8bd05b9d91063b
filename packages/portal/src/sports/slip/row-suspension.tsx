import { useSportsTexts } from '../../i18n/sports/sports-texts.ts';
import { useSuspended } from '../prices/match-prices.tsx';

/** Lies over a row's cells while the row is suspended. */
export function RowSuspension({ row }: { readonly row: string }) {
  const { match: texts } = useSportsTexts();
  return useSuspended(row) ? (
    <div className="absolute inset-0 grid place-items-center rounded-md bg-surface/75">
      <span className="rounded bg-surface px-1 text-xs font-bold text-loss">{texts.suspended}</span>
    </div>
  ) : null;
}
