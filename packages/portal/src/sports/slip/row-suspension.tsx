import { Lock } from 'lucide-react';
import { useSportsTexts } from '../../i18n/sports/sports-texts.ts';
import { useSuspended } from '../prices/match-prices.tsx';

/** Lies over a row's cells while the row is suspended: the cells keep their place, so nothing moves. */
export function RowSuspension({ row }: { readonly row: string }) {
  const { match: texts } = useSportsTexts();
  return useSuspended(row) ? (
    <div className="price-hatch absolute inset-0 z-1 flex items-center justify-center gap-1.5 rounded-md border border-line text-muted">
      <Lock aria-hidden="true" className="size-3.5 shrink-0" />
      <span className="text-xs font-bold tracking-wide text-text">{texts.suspended}</span>
    </div>
  ) : null;
}
