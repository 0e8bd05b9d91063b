import type { ReactNode } from 'react';
import { useSportsTexts } from '../../i18n/sports/sports-texts.ts';
import { useFreshness } from '../../live/match-prices.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';

interface MarketCardProps {
  readonly title: string;
  readonly limits?: string;
  readonly children: ReactNode;
}

export function MarketCard({ title, limits, children }: MarketCardProps) {
  return (
    <Card
      flush
      aria-label={title}
      title={title}
      action={
        <span className="flex items-center gap-2 pe-2 text-xs text-muted">
          <StaleBadge />
          {limits && <span className="tabular">{limits}</span>}
        </span>
      }
    >
      {children}
    </Card>
  );
}

function StaleBadge() {
  const { match: texts } = useSportsTexts();
  const freshness = useFreshness();
  return freshness.kind === 'stale' ? (
    <Badge tone="warning">{texts.stale(freshness.ageSeconds)}</Badge>
  ) : null;
}
