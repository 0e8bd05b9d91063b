import { coinsToWireNumber, noCoins } from '@maidan/betting';
import type { FancyBet } from '@maidan/contract/wire';
import { classes } from '@maidan/ui/classes.ts';
import { Amount } from '@maidan/ui/figures/figure.tsx';
import { formatSummary } from '@maidan/ui/format/coins.ts';
import { ChevronDown } from '@maidan/ui/icons/signs.ts';
import { memo, type ReactNode, useId, useState } from 'react';
import { Flash } from '../../../../betting/position.tsx';
import { FancyLadder } from '../../bets/fancy-ladder.tsx';
import { useLinePosition } from '../../bets/positions.ts';
import { type RowHead, rowKey } from '../../prices/price-store.ts';
import { OddsCell, RowSuspension } from '../../slip/odds-cell.tsx';
import { SlipUnderRow } from '../../slip/slip-under-row.tsx';
import { useSportsTexts } from '../../texts/sports-texts.ts';

interface FancyRowProps {
  readonly row: RowHead;
  readonly table: string;
  readonly matchId: string;
  readonly eventId: string;
  /** The row's own limits in words, where its table shows them. */
  readonly limits: string | undefined;
  /** The client's open bets on it, newest first. */
  readonly mine: readonly FancyBet[];
}

/**
 * 48px with the line between rows. There may be a hundred: those out of view are neither laid out nor
 * painted, and their flashes do not run.
 */
const rowLook = '[contain-intrinsic-size:auto_47px] [content-visibility:auto]';

export const FancyRow = memo(function FancyRow(props: FancyRowProps) {
  const { row, table, matchId, eventId, limits, mine } = props;
  const { match: texts } = useSportsTexts();
  const { selectionId, name } = row;
  const [isOpen, setOpen] = useState(false);
  const detailsId = useId();
  const steps = useLinePosition(matchId, selectionId);
  const hasDetails = Boolean(row.remark) || steps.length > 0;
  const common = { kind: 'fancy', table, matchId, eventId, selectionId, name } as const;
  const key = rowKey(table, selectionId);
  return (
    <li className={rowLook}>
      <div className="flex min-h-[47px] items-center gap-1.5 py-[1.5px] pe-2">
        <NameOf detailsId={detailsId} isOpen={isOpen} onOpen={hasDetails ? setOpen : undefined}>
          <bdi className="block text-sm font-medium">{name}</bdi>
          {limits && <span className="tabular block text-xs text-muted">{limits}</span>}
          <Mine bets={mine} steps={steps} />
        </NameOf>
        <div className="relative grid w-34 shrink-0 grid-cols-2 gap-1">
          <OddsCell {...common} side="lay" />
          <OddsCell {...common} side="back" />
          <RowSuspension row={key} />
        </div>
      </div>
      <div id={detailsId} hidden={!isOpen} className="px-3 pt-1 pb-2 text-sm">
        {isOpen && (
          <>
            <p className="mb-2 text-muted">
              <bdi>{row.remark || texts.noRemark}</bdi>
            </p>
            {steps.length > 0 && <FancyLadder steps={steps} label={texts.position} />}
          </>
        )}
      </div>
      <SlipUnderRow row={key} />
    </li>
  );
});

interface NameOfProps {
  readonly detailsId: string;
  readonly isOpen: boolean;
  /** Undefined if there is nothing to open. */
  readonly onOpen: ((isOpen: boolean) => void) | undefined;
  readonly children: ReactNode;
}

function NameOf({ detailsId, isOpen, onOpen, children }: NameOfProps) {
  const look = 'flex min-h-11 min-w-0 flex-1 items-center gap-1 leading-tight';
  if (!onOpen)
    return (
      <div className={classes(look, 'ps-3')}>
        <div className="min-w-0">{children}</div>
      </div>
    );
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={detailsId}
      onClick={() => onOpen(!isOpen)}
      className={classes(look, 'focus-inset rounded-md ps-1 text-start')}
    >
      <ChevronDown
        aria-hidden="true"
        className={classes('size-4 shrink-0 text-muted transition-transform', isOpen && 'rotate-180')}
      />
      <span className="min-w-0">{children}</span>
    </button>
  );
}

/** The client's latest bet on the fancy, the number of others, and the worst result of all of them. */
function Mine({
  bets,
  steps,
}: {
  readonly bets: readonly FancyBet[];
  readonly steps: ReturnType<typeof useLinePosition>;
}) {
  const { bets: texts, slip } = useSportsTexts();
  const [latest] = bets;
  const worst = steps.reduce((least, { profit }) => (profit < least ? profit : least), noCoins);
  return (
    <Flash value={latest?._id ?? ''}>
      {latest && (
        <span className="tabular flex flex-wrap gap-x-2 text-xs font-semibold">
          <span>
            {texts.you(
              `${latest.type === 'Y' ? slip.modes.yes : slip.modes.no} ${latest.run}`,
              formatSummary(latest.amount),
            )}
          </span>
          {bets.length > 1 && <span className="text-muted">{texts.andMore(bets.length - 1)}</span>}
          {steps.length > 0 && <Amount coins={coinsToWireNumber(worst)} summary />}
        </span>
      )}
    </Flash>
  );
}
