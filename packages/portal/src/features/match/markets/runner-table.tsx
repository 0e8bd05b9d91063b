import type { MatchDetail } from '@maidan/contract/wire';
import { useSportsTexts } from '../../../i18n/sports/sports-texts.ts';
import { useRunnerPosition, useRunnerPreview } from '../../../sports/bets/positions.ts';
import type { RunnerKind } from '../../../sports/prices/match-book.ts';
import { useRows } from '../../../sports/prices/match-prices.tsx';
import { rowKey } from '../../../sports/prices/price-keys.ts';
import { OddsCell } from '../../../sports/slip/odds-cell.tsx';
import { RowSuspension } from '../../../sports/slip/row-suspension.tsx';
import type { LimitsByKind } from '../api.ts';
import { MarketCard } from './market-card.tsx';
import { RunnerName } from './runner-name.tsx';
import { showLimits } from './show-limits.ts';
import { TwoSides } from './two-sides.tsx';

interface RunnerTableProps {
  readonly match: MatchDetail;
  readonly limits: LimitsByKind | undefined;
  readonly kind: RunnerKind;
  readonly table: string;
  readonly title: string;
}

/** Bookmaker and toss: one price on each side. */
export function RunnerTable({ match, limits, kind, table, title }: RunnerTableProps) {
  const { match: texts, slip } = useSportsTexts();
  const rows = useRows(table);
  const runners = rows.map(({ selectionId }) => selectionId);
  const held = useRunnerPosition(match.marketId, kind);
  const preview = useRunnerPreview({ matchId: match.marketId, kind, runners });
  if (rows.length === 0) return null;
  return (
    <MarketCard title={title} {...(limits ? { limits: showLimits(limits(kind), texts) } : {})}>
      <TwoSides first={slip.modes.lagai} second={slip.modes.khai} />
      <ul className="divide-y divide-line">
        {rows.map(({ selectionId, name }) => {
          const common = { kind, table, matchId: match.marketId, eventId: match.eventId, selectionId, name };
          return (
            <li key={selectionId} className="flex items-center gap-2 py-1.5 ps-3 pe-2">
              <div className="min-w-0 flex-1">
                <RunnerName name={name} held={held.get(selectionId)} preview={preview?.get(selectionId)} />
              </div>
              <div className="relative grid w-36 shrink-0 grid-cols-2 gap-1">
                <OddsCell {...common} side="back" />
                <OddsCell {...common} side="lay" />
                <RowSuspension row={rowKey(table, selectionId)} />
              </div>
            </li>
          );
        })}
      </ul>
    </MarketCard>
  );
}
