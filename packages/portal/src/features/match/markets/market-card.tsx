import type { ReactNode } from 'react';
import { useSportsTexts } from '../../../i18n/sports/sports-texts.ts';
import { useFreshness } from '../../../sports/prices/match-prices.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';

interface MarketCardProps {
  readonly title: string;
  readonly limits?: string;
  readonly children?: ReactNode;
}

export function MarketCard({ title, limits, children }: MarketCardProps) {
  return (
    <Card
      flush
      aria-label={title}
      title={title}
      action={
        <span className="pe-2 text-end text-xs text-muted">
          <StaleOr limits={limits} />
        </span>
      }
    >
      {children}
    </Card>
  );
}

/** Nobody can bet on a stale price, so its age takes the place of the limits. */
function StaleOr({ limits }: { readonly limits: string | undefined }) {
  const { match: texts } = useSportsTexts();
  const freshness = useFreshness();
  return freshness.kind === 'stale' ? (
    <Badge tone="warning">{texts.stale(freshness.ageSeconds)}</Badge>
  ) : (
    <span className="tabular">{limits}</span>
  );
}
