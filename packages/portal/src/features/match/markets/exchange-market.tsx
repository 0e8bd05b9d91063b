import type { Side } from '@maidan/betting';
import type { MatchDetail } from '@maidan/contract/wire';
import { useSportsTexts } from '../../../i18n/sports/sports-texts.ts';
import { useRunnerPosition, useRunnerPreview } from '../../../sports/bets/positions.ts';
import { useRows } from '../../../sports/prices/match-prices.tsx';
import { rowKey } from '../../../sports/prices/price-keys.ts';
import type { MarketHead } from '../../../sports/prices/price-tables.ts';
import { OddsCell } from '../../../sports/slip/odds-cell.tsx';
import { RowSuspension } from '../../../sports/slip/row-suspension.tsx';
import type { LimitsByKind } from '../api.ts';
import { MarketCard } from './market-card.tsx';
import { RunnerName } from './runner-name.tsx';
import { showLimits } from './show-limits.ts';

interface ExchangeMarketProps {
  readonly match: MatchDetail;
  readonly limits: LimitsByKind | undefined;
  readonly market: MarketHead;
  readonly title: string;
}

/** Best prices in the middle, the deeper ones outward. */
const places: readonly { readonly side: Side; readonly depth: number }[] = [
  { side: 'back', depth: 2 },
  { side: 'back', depth: 1 },
  { side: 'back', depth: 0 },
  { side: 'lay', depth: 0 },
  { side: 'lay', depth: 1 },
  { side: 'lay', depth: 2 },
];

export function ExchangeMarket({ match, limits, market, title }: ExchangeMarketProps) {
  const { match: texts, slip } = useSportsTexts();
  const rows = useRows(market.key);
  const runners = rows.map(({ selectionId }) => selectionId);
  const held = useRunnerPosition(match.marketId, market.kind);
  const preview = useRunnerPreview({ matchId: match.marketId, kind: market.kind, runners });
  if (rows.length === 0) return null;
  return (
    <MarketCard title={title} {...(limits ? { limits: showLimits(limits(market.kind), texts) } : {})}>
      <div
        aria-hidden="true"
        className="flex justify-end border-b border-line px-2 text-xs font-semibold text-muted"
      >
        <div className="grid w-full grid-cols-2 py-1 text-center sm:w-84">
          <span>{slip.modes.lagai}</span>
          <span>{slip.modes.khai}</span>
        </div>
      </div>
      <ul className="divide-y divide-line">
        {rows.map(({ selectionId, name }) => (
          <li key={selectionId} className="flex flex-col gap-1 px-2 py-1.5 sm:flex-row sm:items-center">
            <div className="min-w-0 flex-1 px-1">
              <RunnerName name={name} held={held.get(selectionId)} preview={preview?.get(selectionId)} />
            </div>
            <div className="relative grid grid-cols-6 gap-1 sm:w-84 sm:shrink-0">
              {places.map(({ side, depth }) => (
                <OddsCell
                  key={`${side}${depth}`}
                  kind={market.kind}
                  table={market.key}
                  matchId={match.marketId}
                  eventId={match.eventId}
                  marketId={market.marketId}
                  selectionId={selectionId}
                  name={name}
                  side={side}
                  depth={depth}
                />
              ))}
              <RowSuspension row={rowKey(market.key, selectionId)} />
            </div>
          </li>
        ))}
      </ul>
    </MarketCard>
  );
}
