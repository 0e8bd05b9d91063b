import { Lock } from '@maidan/ui/icons/places.ts';
import { useStop } from '../prices/match-prices.tsx';
import { useSportsTexts } from '../texts/sports-texts.ts';

/** Covers a row's cells while the row is suspended: the cells stay in place, so nothing shifts. */
export function RowSuspension({ row }: { readonly row: string }) {
  const { match: texts } = useSportsTexts();
  const stop = useStop(row);
  return stop ? (
    <div className="price-hatch absolute inset-0 z-1 flex items-center justify-center gap-1.5 rounded-md border border-line text-muted">
      <Lock aria-hidden="true" className="size-3.5 shrink-0" />
      <span className="text-xs font-bold tracking-wide text-text">
        {texts[stop === true ? 'suspended' : stop]}
      </span>
    </div>
  ) : null;
}
