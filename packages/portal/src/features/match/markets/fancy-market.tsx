import type { MatchDetail } from '@maidan/contract/wire';
import { useSportsTexts } from '../../../i18n/sports/sports-texts.ts';
import { useRows } from '../../../sports/prices/match-prices.tsx';
import type { LimitsByKind } from '../api.ts';
import { FancyRow } from './fancy-row.tsx';
import { MarketCard } from './market-card.tsx';
import { showLimits } from './show-limits.ts';
import { TwoSides } from './two-sides.tsx';

interface FancyMarketProps {
  readonly match: MatchDetail;
  readonly limits: LimitsByKind | undefined;
  readonly table: string;
  readonly title: string;
  /** Each row with its own least and most. */
  readonly showsLimits?: boolean;
}

export function FancyMarket({ match, limits, table, title, showsLimits = false }: FancyMarketProps) {
  const { match: texts, slip } = useSportsTexts();
  const rows = useRows(table);
  if (rows.length === 0) return null;
  const { marketId: matchId, eventId } = match;
  return (
    <MarketCard
      title={title}
      {...(limits && !showsLimits ? { limits: showLimits(limits('fancy'), texts) } : {})}
    >
      <TwoSides first={slip.modes.no} second={slip.modes.yes} />
      <ul className="divide-y divide-line">
        {rows.map((row) => (
          <FancyRow
            key={row.selectionId}
            row={row}
            table={table}
            matchId={matchId}
            eventId={eventId}
            showsLimits={showsLimits}
          />
        ))}
      </ul>
    </MarketCard>
  );
}
