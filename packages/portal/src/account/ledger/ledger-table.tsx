import type { LedgerRow } from '@maidan/contract/wire';
import { Amount, Figure } from '@maidan/ui/figures/figure.tsx';
import { figureLetters, formatEntry } from '@maidan/ui/format/coins.ts';
import { formatDate } from '@maidan/ui/format/dates.ts';
import { ChevronRight } from '@maidan/ui/icons/signs.ts';
import { type Column, DataTable } from '@maidan/ui/tables/table.tsx';
import { Link } from 'react-router';
import { pathTo } from '../../paths.ts';
import { betParts } from '../../product-parts.ts';
import { useGameTitle } from '../../products/launched/texts/use-game-title.ts';
import { useAccountTexts } from '../texts/account-texts.ts';
import type { AccountTexts } from '../texts/en.ts';

function EventCell({ row }: { readonly row: LedgerRow }) {
  const { transferKinds, houseRemarks } = useAccountTexts();
  const formatGame = useGameTitle();
  const path = detailPath(row);
  if (path === undefined) {
    return (
      <span className="block py-1">
        <bdi className="font-medium">{row.kind ? transferKinds[row.kind] : row.eventName}</bdi>
        {row.remark && (
          <span className="block text-xs wrap-anywhere text-muted">
            <bdi>{row.remarkKey ? houseRemarks[row.remarkKey] : row.remark}</bdi>
          </span>
        )}
      </span>
    );
  }
  return (
    <Link
      to={path}
      className="focus-inset -my-1 flex min-h-11 items-center gap-1 rounded font-medium underline-offset-4 hover:underline"
    >
      <bdi className="min-w-0 wrap-anywhere">{formatGame(row.eventName)}</bdi>
      <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted rtl:-scale-x-100" />
    </Link>
  );
}

const lenaOf = ({ amount }: LedgerRow): number => Math.max(0, amount);
const denaOf = ({ amount }: LedgerRow): number => Math.max(0, -amount);

/** The characters that fit beside an event's name on a 360 px screen. */
const roomLetters = 25;

function figure(coins: number, tone: string) {
  return coins === 0 ? null : <Figure className={tone}>{formatEntry(coins)}</Figure>;
}

/** Lena and Dena have a column each; the one without an amount is empty. */
export function ledgerColumns(texts: AccountTexts, rows: readonly LedgerRow[]): readonly Column<LedgerRow>[] {
  const { ledger } = texts;
  const moved = figureLetters(rows.map(lenaOf), rows.map(denaOf));
  const movedPriority = moved > roomLetters ? 'low' : 'high';
  const held = figureLetters(rows.map(({ balance }) => balance));
  return [
    {
      key: 'date',
      header: texts.date,
      cell: ({ createdAt }) => <Figure className="whitespace-nowrap">{formatDate(createdAt)}</Figure>,
      priority: 'low',
    },
    { key: 'event', header: ledger.event, cell: (row) => <EventCell row={row} /> },
    {
      key: 'lena',
      header: ledger.lena,
      align: 'end',
      cell: (row) => figure(lenaOf(row), 'text-win'),
      priority: movedPriority,
    },
    {
      key: 'dena',
      header: ledger.dena,
      align: 'end',
      cell: (row) => figure(denaOf(row), 'text-loss'),
      priority: movedPriority,
    },
    {
      key: 'balance',
      header: ledger.balance,
      align: 'end',
      cell: ({ balance }) => <Amount plain entry coins={balance} />,
      priority: moved + held > roomLetters ? 'low' : 'high',
    },
  ];
}

export function LedgerTable({
  rows,
  loading,
}: {
  readonly rows: readonly LedgerRow[];
  readonly loading: boolean;
}) {
  const texts = useAccountTexts();
  return (
    <DataTable
      caption={texts.ledger.caption}
      columns={ledgerColumns(texts, rows)}
      rows={rows}
      rowKey={({ ledgerType, eventId, createdAt }, index) => `${ledgerType}/${eventId}/${createdAt}/${index}`}
      empty={texts.ledger.none}
      loading={loading}
    />
  );
}

/**
 * Document 1, section 2: rows link to their details by ledger type (diamondCasino, internationalCasino, or other);
 * credits and debits have none.
 */
export function detailPath({ ledgerType, marketId, eventId, ...row }: LedgerRow): string | undefined {
  const ofProduct = betParts().find(({ ledger }) => ledger?.type === ledgerType)?.ledger;
  if (ofProduct) return ofProduct.detailPath({ eventId }, row.day ?? String(row.date));
  // Matches, and whatever type a server of others sends that has a market.
  return ledgerType !== 'account' && marketId ? pathTo('ledgerDetails', { marketId }) : undefined;
}
