import { coinsToWireNumber, noCoins } from '@maidan/betting';
import { ChevronDown } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { formatSummary } from '../../../format/coins.ts';
import { useSportsTexts } from '../../../i18n/sports/sports-texts.ts';
import { FancyLadder } from '../../../sports/bets/fancy-ladder.tsx';
import { useLinePosition } from '../../../sports/bets/positions.ts';
import { rowKey } from '../../../sports/prices/price-keys.ts';
import type { RowHead } from '../../../sports/prices/price-tables.ts';
import { OddsCell } from '../../../sports/slip/odds-cell.tsx';
import { RowSuspension } from '../../../sports/slip/row-suspension.tsx';
import { classes } from '../../../ui/classes.ts';
import { Amount } from '../../../ui/figures/amount.tsx';

interface FancyRowProps {
  readonly row: RowHead;
  readonly table: string;
  readonly matchId: string;
  readonly eventId: string;
  readonly showsLimits: boolean;
}

/** There may be a hundred: those out of sight are neither laid out nor painted, and their flashes do not run. */
const rowLook = 'py-1.5 ps-1 pe-2 [contain-intrinsic-size:auto_3.75rem] [content-visibility:auto]';

export const FancyRow = memo(function FancyRow({ row, table, matchId, eventId, showsLimits }: FancyRowProps) {
  const { match: texts } = useSportsTexts();
  const { selectionId, name } = row;
  const [isOpen, setOpen] = useState(false);
  const detailsId = useId();
  const steps = useLinePosition(matchId, selectionId);
  const worst = steps.reduce((least, { profit }) => (profit < least ? profit : least), noCoins);
  const common = { kind: 'fancy', table, matchId, eventId, selectionId, name } as const;
  return (
    <li className={rowLook}>
      <div className="flex items-center gap-2">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={detailsId}
          onClick={() => setOpen(!isOpen)}
          className="focus-inset flex min-h-11 min-w-0 flex-1 items-center gap-1 rounded-md text-start"
        >
          <ChevronDown
            aria-hidden="true"
            className={classes('size-4 shrink-0 text-muted transition-transform', isOpen && 'rotate-180')}
          />
          <span className="min-w-0">
            <span className="block text-sm font-medium">
              <bdi>{name}</bdi>
            </span>
            {showsLimits && (
              <span className="tabular block text-xs text-muted">
                {texts.minMax(formatSummary(row.stakeMin ?? 0), formatSummary(row.stakeMax ?? 0))}
              </span>
            )}
            {steps.length > 0 && (
              <span className="block text-xs font-semibold">
                <Amount coins={coinsToWireNumber(worst)} summary />
              </span>
            )}
          </span>
        </button>
        <div className="relative grid w-36 shrink-0 grid-cols-2 gap-1">
          <OddsCell {...common} side="lay" />
          <OddsCell {...common} side="back" />
          <RowSuspension row={rowKey(table, selectionId)} />
        </div>
      </div>
      <div id={detailsId} hidden={!isOpen} className="px-2 pt-2 pb-1 text-sm">
        {isOpen && (
          <>
            <p className="mb-2 text-muted">
              <bdi>{row.remark || texts.noRemark}</bdi>
            </p>
            {steps.length > 0 && <FancyLadder steps={steps} label={texts.position} />}
          </>
        )}
      </div>
    </li>
  );
});
