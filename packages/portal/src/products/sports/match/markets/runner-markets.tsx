import type { Side } from '@maidan/betting';
import type { MatchDetail } from '@maidan/contract/wire';
import { classes } from '@maidan/ui/classes.ts';
import { useColon } from '@maidan/ui/labels.ts';
import { useState } from 'react';
import { showLimits } from '../../../../betting/stake-limits.ts';
import { useBettingTexts } from '../../../../betting/texts/betting-texts.ts';
import { useIsPositionKnown, useRunnerPosition, useRunnerPreview } from '../../bets/positions.ts';
import type { RunnerKind } from '../../prices/match-book.ts';
import { useRows } from '../../prices/match-prices.tsx';
import { type MarketHead, rowKey } from '../../prices/price-store.ts';
import { OddsCell, RowSuspension } from '../../slip/odds-cell.tsx';
import { SlipUnderRow } from '../../slip/slip-under-row.tsx';
import { useSportsTexts } from '../../texts/sports-texts.ts';
import type { LimitsByKind } from '../api.ts';
import { MarketCard, RunnerName, TwoSides } from './market-card.tsx';

interface RunnerTableProps {
  readonly match: MatchDetail;
  readonly limits: LimitsByKind | undefined;
  readonly kind: RunnerKind;
  readonly table: string;
  readonly title: string;
}

/** Bookmaker and toss: one price per side. */
export function RunnerTable({ match, limits, kind, table, title }: RunnerTableProps) {
  const { slip } = useSportsTexts();
  const words = useBettingTexts();
  const rows = useRows(table);
  const runners = rows.map(({ selectionId }) => selectionId);
  const held = useRunnerPosition(match.marketId, kind);
  const preview = useRunnerPreview({ matchId: match.marketId, kind, runners });
  const isKnown = useIsPositionKnown(match.marketId);
  if (rows.length === 0) return null;
  return (
    <MarketCard
      title={title}
      head={<TwoSides first={slip.modes.lagai} second={slip.modes.khai} />}
      {...(limits ? { limits: showLimits(limits(kind), words) } : {})}
    >
      <ul className="divide-y divide-line">
        {rows.map(({ selectionId, name }) => {
          const common = { kind, table, matchId: match.marketId, eventId: match.eventId, selectionId, name };
          const row = rowKey(table, selectionId);
          return (
            <li key={selectionId}>
              <div className="flex min-h-13 items-center gap-2 py-1 ps-3 pe-2">
                <div className="min-w-0 flex-1">
                  <RunnerName
                    name={name}
                    held={held.get(selectionId)}
                    preview={preview?.get(selectionId)}
                    isKnown={isKnown}
                  />
                </div>
                <div className="relative grid w-34 shrink-0 grid-cols-2 gap-1">
                  <OddsCell {...common} side="back" />
                  <OddsCell {...common} side="lay" />
                  <RowSuspension row={row} />
                </div>
              </div>
              <SlipUnderRow row={row} />
            </li>
          );
        })}
      </ul>
    </MarketCard>
  );
}

interface ExchangeMarketProps {
  readonly match: MatchDetail;
  readonly limits: LimitsByKind | undefined;
  readonly market: MarketHead;
  readonly title: string;
}

/** The best prices in the middle, deeper ones outwards. */
const places: readonly { readonly side: Side; readonly depth: number }[] = [
  { side: 'back', depth: 2 },
  { side: 'back', depth: 1 },
  { side: 'back', depth: 0 },
  { side: 'lay', depth: 0 },
  { side: 'lay', depth: 1 },
  { side: 'lay', depth: 2 },
];

/** On a phone only the best prices, until the player opens the others; on wider screens all. */
export function ExchangeMarket({ match, limits, market, title }: ExchangeMarketProps) {
  const { match: texts, slip } = useSportsTexts();
  const words = useBettingTexts();
  const colon = useColon();
  const [isDeep, setDeep] = useState(false);
  const rows = useRows(market.key);
  const runners = rows.map(({ selectionId }) => selectionId);
  const held = useRunnerPosition(match.marketId, market.kind);
  const preview = useRunnerPreview({ matchId: match.marketId, kind: market.kind, runners });
  const isKnown = useIsPositionKnown(match.marketId);
  if (rows.length === 0) return null;
  return (
    <MarketCard
      title={title}
      {...(limits ? { limits: showLimits(limits(market.kind), words) } : {})}
      toggle={{
        label: `${title}${colon}${texts.allPrices}`,
        isOpen: isDeep,
        onToggle: () => setDeep(!isDeep),
      }}
      head={<TwoSides first={slip.modes.lagai} second={slip.modes.khai} className="sm:w-76" />}
    >
      <ul className="divide-y divide-line">
        {rows.map(({ selectionId, name }) => (
          <li key={selectionId}>
            <div
              className={classes(
                'flex min-h-13 gap-x-2 gap-y-1 py-1 ps-3 pe-2 sm:flex-row sm:items-center',
                isDeep ? 'flex-col' : 'items-center',
              )}
            >
              <div className="min-w-0 flex-1">
                <RunnerName
                  name={name}
                  held={held.get(selectionId)}
                  preview={preview?.get(selectionId)}
                  isKnown={isKnown}
                />
              </div>
              <div
                className={classes(
                  'relative grid shrink-0 gap-1 sm:w-76 sm:grid-cols-6',
                  isDeep ? 'grid-cols-6' : 'w-34 grid-cols-2',
                )}
              >
                {places.map(({ side, depth }) => (
                  <div
                    key={`${side}${depth}`}
                    className={classes('grid', depth > 0 && !isDeep && 'max-sm:hidden')}
                  >
                    <OddsCell
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
                  </div>
                ))}
                <RowSuspension row={rowKey(market.key, selectionId)} />
              </div>
            </div>
            <SlipUnderRow row={rowKey(market.key, selectionId)} />
          </li>
        ))}
      </ul>
    </MarketCard>
  );
}
