import type { CasinoBet } from '@maidan/contract/wire';
import { Button, buttonLook } from '@maidan/ui/button.tsx';
import { classes } from '@maidan/ui/classes.ts';
import { LatestOnly } from '@maidan/ui/figures/figure.tsx';
import { formatSummary, signOf } from '@maidan/ui/format/coins.ts';
import { formatDate } from '@maidan/ui/format/dates.ts';
import { ArrowLeft, CircleQuestion } from '@maidan/ui/icons/signs.ts';
import { Skeleton } from '@maidan/ui/page-states.tsx';
import { type Column, DataTable } from '@maidan/ui/tables/table.tsx';
import { Link } from 'react-router';
import { pathTo } from '../../paths.ts';
import { useAccountTexts } from '../texts/account-texts.ts';
import type { AccountTexts } from '../texts/en.ts';

interface PlusMinusBox {
  readonly title: string;
  /** Undefined while loading. */
  readonly coins: number | undefined;
}

function Box({ box: { title, coins }, isLead }: { readonly box: PlusMinusBox; readonly isLead: boolean }) {
  const { details: texts } = useAccountTexts();
  const isLost = coins !== undefined && signOf(coins) < 0;
  const label = isLost ? texts.lost : texts.won;
  return (
    <li
      className={classes(
        'rounded-xl border border-s-4 border-line bg-surface px-4',
        isLead ? 'order-first py-4 sm:col-span-full' : 'py-3',
        isLost ? 'border-s-loss' : 'border-s-win',
      )}
    >
      <h2 className="text-xs font-medium text-muted uppercase">{title}</h2>
      <div
        className={classes(
          'mt-1',
          isLead ? 'text-xl leading-8 font-bold sm:text-2xl' : 'leading-6 font-semibold',
          isLost ? 'text-loss' : 'text-win',
        )}
      >
        {coins === undefined ? (
          <Skeleton className={isLead ? 'h-8 w-56' : 'h-6 w-40'} />
        ) : (
          label(formatSummary(Math.abs(coins)))
        )}
      </div>
    </li>
  );
}

/**
 * Document 1, section 2: each box gives the profit or loss, 2 decimals with trailing zeros trimmed. The last
 * one is the net result, which players look for, so it is shown large and first.
 */
export function PlusMinus({ boxes }: { readonly boxes: readonly PlusMinusBox[] }) {
  return (
    <ul className={classes('grid gap-2', boxes.length > 3 ? 'sm:grid-cols-3' : 'sm:grid-cols-2')}>
      {boxes.map((box, place) => (
        <Box key={box.title} box={box} isLead={place === boxes.length - 1} />
      ))}
    </ul>
  );
}

interface CasinoEntryProps {
  /** Undefined while loading. */
  readonly figures:
    | { readonly results: number; readonly commission: number; readonly net: number }
    | undefined;
  readonly bets: readonly CasinoBet[] | undefined;
  /** There are older bets, which the figures include but the list does not. */
  readonly hasMore: boolean | undefined;
  readonly caption: string;
  /** Shows the caption above the table; otherwise the page's own heading is enough. */
  readonly isHeaded?: boolean;
  readonly columns: readonly Column<CasinoBet>[];
}

/** The result of a day at a game, and its bets. */
export function CasinoEntry({
  figures,
  bets,
  hasMore,
  caption,
  isHeaded = false,
  columns,
}: CasinoEntryProps) {
  const texts = useAccountTexts();
  const { details } = texts;
  return (
    <section className="flex flex-col gap-3">
      <PlusMinus
        boxes={[
          { title: details.casinoPlusMinus, coins: figures?.results },
          { title: details.totalCommission, coins: figures?.commission },
          { title: details.netPlusMinus, coins: figures?.net },
        ]}
      />
      {isHeaded && <h2 className="font-semibold">{caption}</h2>}
      {hasMore && <LatestOnly format={texts.latestBets} shown={bets?.length ?? 0} />}
      <DataTable
        caption={caption}
        columns={columns}
        rows={bets ?? []}
        rowKey={({ _id }) => _id}
        empty={details.noCasinoBets}
        loading={bets === undefined}
      />
    </section>
  );
}

interface CasinoDayHeadProps {
  readonly title: string;
  /** Year, month and day at +05:30. */
  readonly date: string;
}

export function CasinoDayHead({ title, date }: CasinoDayHeadProps) {
  return (
    <div>
      <h1 className="text-xl font-semibold">{title}</h1>
      <p className="tabular text-sm text-muted">{formatDate(date)}</p>
    </div>
  );
}

export function BackToLedger() {
  return (
    <Link to={pathTo('ledger')} className={buttonLook('outline', 'md', 'self-start bg-surface')}>
      <ArrowLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
      {useAccountTexts().details.back}
    </Link>
  );
}

/** A button that opens the story of a bet. */
export function whyColumn<Bet>(
  texts: AccountTexts['details'],
  nameOf: (bet: Bet) => string,
  onWhy: (bet: Bet) => void,
): Column<Bet> {
  return {
    key: 'why',
    header: <span className="sr-only">{texts.why}</span>,
    align: 'end',
    cell: (bet) => (
      <Button size="sm" variant="outline" aria-label={texts.whyOf(nameOf(bet))} onClick={() => onWhy(bet)}>
        <CircleQuestion aria-hidden="true" className="size-4.5 @3xl:hidden rtl:-scale-x-100" />
        <span className="hidden @3xl:inline">{texts.why}</span>
      </Button>
    ),
  };
}
