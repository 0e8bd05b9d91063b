import type { MatchDetail } from '@maidan/contract/wire';
import { showLimits } from '../../../../betting/limits/show-limits.ts';
import { useBettingTexts } from '../../../../betting/texts/betting-texts.ts';
import { useIsPositionKnown, useRunnerPosition, useRunnerPreview } from '../../bets/positions.ts';
import type { RunnerKind } from '../../prices/match-book.ts';
import { useRows } from '../../prices/match-prices.tsx';
import { rowKey } from '../../prices/price-keys.ts';
import { OddsCell } from '../../slip/odds-cell.tsx';
import { RowSuspension } from '../../slip/row-suspension.tsx';
import { SlipUnderRow } from '../../slip/slip-under-row.tsx';
import { useSportsTexts } from '../../texts/sports-texts.ts';
import type { LimitsByKind } from '../api.ts';
import { MarketCard } from './market-card.tsx';
import { RunnerName } from './runner-name.tsx';
import { TwoSides } from './two-sides.tsx';

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
