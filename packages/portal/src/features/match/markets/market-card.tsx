import type { ReactNode } from 'react';
import { useSportsTexts } from '../../../i18n/sports/sports-texts.ts';
import { useFreshness } from '../../../sports/prices/match-prices.tsx';
import { Badge } from '../../../ui/badge.tsx';

interface MarketCardProps {
  readonly title: string;
  readonly limits?: string;
  /** At the end of the head, over the columns of prices. */
  readonly head?: ReactNode;
  readonly children?: ReactNode;
}

export function MarketCard({ title, limits, head, children }: MarketCardProps) {
  return (
    <section
      aria-label={title}
      className="overflow-hidden rounded-xl border border-line bg-surface text-text shadow-xs"
    >
      <header className="flex min-h-10 items-center justify-between gap-2 border-b border-line bg-raised py-1 ps-3 pe-2">
        <div className="min-w-0 leading-tight">
          <h2 className="font-semibold">{title}</h2>
          <StaleOr limits={limits} />
        </div>
        {head}
      </header>
      {children}
    </section>
  );
}

/** Nobody can bet on a stale price, so its age takes the place of the limits. */
function StaleOr({ limits }: { readonly limits: string | undefined }) {
  const { match: texts } = useSportsTexts();
  const freshness = useFreshness();
  if (freshness.kind === 'stale') return <Badge tone="warning">{texts.stale(freshness.ageSeconds)}</Badge>;
  return limits ? <p className="tabular text-xs text-muted">{limits}</p> : null;
}
