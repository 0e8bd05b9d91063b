import type { AccountId } from '@maidan/betting';
import { type Queries, statement } from '@maidan/process/db/db.ts';
import type { Period } from '../time/period.ts';
import type { RemarkKey, TransferKind } from '../wallet/transfer.ts';
import { type QuietEvent, readQuietEvents } from './ledger-store.ts';

export type StatementKind = 'all' | 'account' | 'profit-loss';

export interface StatementLine {
  /** Of its transfer; that of its market, where no coins moved. */
  readonly id: bigint | string;
  readonly created_at: number;
  /** Negative when the client paid it. */
  readonly coins: bigint;
  readonly kind: TransferKind;
  readonly remark: string;
  readonly remark_key: RemarkKey | 'nothing-moved' | null;
  readonly market_id: string | null;
  readonly market_name: string | null;
  /** The client's latest bet on that market. */
  readonly bet_id: bigint | null;
}

export interface StatementPage {
  readonly total: number;
  /** The balance over lines of this kind, after the page's first line. */
  readonly balance: bigint;
  readonly lines: readonly StatementLine[];
}

const filters: Record<StatementKind, string> = {
  all: 'true',
  account: `kind in ('credit', 'debit')`,
  'profit-loss': `kind not in ('credit', 'debit')`,
};

const credited = `(coalesce((select sum(coins) from transfer where to_account = $1 and kind in ('credit', 'debit')), 0)
  - coalesce((select sum(coins) from transfer where from_account = $1 and kind in ('credit', 'debit')), 0))`;

/** The sum of all lines of a kind. Profit and loss is the balance without credits and debits, so its lines need not be read. */
const sums: Record<StatementKind, string> = {
  all: 'wallet.balance',
  account: credited,
  'profit-loss': `wallet.balance - ${credited}`,
};

/**
 * One statement sees one moment, so page, count and balance agree. The balance is computed from the present
 * one by subtracting the lines after the page's first; past the last page, all lines of the period.
 */
function pageOf(kind: StatementKind) {
  const filter = filters[kind];
  const inPeriod = `created_at >= $2 and created_at < $3 and ${filter}`;
  const newest = (account: string, sign: string) =>
    `(select id, created_at, ${sign}coins as coins, kind, market_id, remark, remark_key from transfer
      where ${account} = $1 and ${inPeriod} order by created_at desc, id desc limit $4::bigint + $5::bigint)`;
  const later = (account: string) =>
    `coalesce((select sum(coins) from transfer, cut
      where ${account} = $1 and ${filter} and created_at >= cut.at and (created_at > cut.at or transfer.id > cut.id)), 0)`;
  const count = (account: string) => `(select count(*) from transfer where ${account} = $1 and ${inPeriod})`;
  return statement(
    `statement-${kind}`,
    `with newest as (${newest('from_account', '-')} union all ${newest('to_account', '')}),
     page as (select * from newest order by created_at desc, id desc offset $4::bigint limit $5::bigint),
     cut as (
       select coalesce(head.created_at, $2::timestamptz) as at, coalesce(head.id, -1) as id
       from (select 1) one left join (select created_at, id from page order by created_at desc, id desc limit 1) head on true
     )
     select (${count('from_account')} + ${count('to_account')})::int as total,
       (${sums[kind]} - ${later('to_account')} + ${later('from_account')})::bigint as balance,
       page.id, page.created_at, page.coins, page.kind, page.remark, page.remark_key,
       page.market_id, market.name as market_name,
       (select max(bet.id) from bet where bet.market_id = page.market_id and bet.client_id = $1) as bet_id
     from wallet left join page on true left join market on market.id = page.market_id
     where wallet.account_id = $1 order by page.created_at desc, page.id desc`,
  );
}

const pages = {
  all: pageOf('all'),
  account: pageOf('account'),
  'profit-loss': pageOf('profit-loss'),
} as const satisfies Record<StatementKind, unknown>;

type Row = { readonly total: number; readonly balance: bigint } & (StatementLine | { readonly id: null });

export interface PageRequest {
  readonly skip: number;
  readonly size: number;
}

async function readMoved(
  db: Queries,
  client: AccountId,
  { from, until }: Period,
  kind: StatementKind,
  { skip, size }: PageRequest,
): Promise<StatementPage> {
  const rows = await db.query<Row>(pages[kind], [client, new Date(from), new Date(until), skip, size]);
  const [first] = rows;
  if (first === undefined) throw new Error(`account ${client} has no wallet`);
  const { total, balance } = first;
  return { total, balance, lines: rows.filter((row) => row.id !== null) };
}

const quietLine = ({ created_at, market_id, market_name, bet_id }: QuietEvent): StatementLine => ({
  id: market_id,
  created_at,
  coins: 0n,
  kind: 'settlement',
  remark: 'No coins moved',
  remark_key: 'nothing-moved',
  market_id,
  market_name,
  bet_id,
});

/** An event whose bets moved no coins has a line too, such as a match whose bets were all voided. */
export async function readStatement(
  db: Queries,
  client: AccountId,
  period: Period,
  kind: StatementKind,
  { skip, size }: PageRequest,
): Promise<StatementPage> {
  const quiet = kind === 'account' ? [] : (await readQuietEvents(db, client, period)).map(quietLine);
  // However many of the quiet lines are newer than the page, what is on it is among these.
  const before = Math.min(skip, quiet.length);
  const request = { skip: skip - before, size: size + before };
  const moved = await readMoved(db, client, period, kind, request);
  const lines = [...quiet, ...moved.lines].sort((one, other) => other.created_at - one.created_at);
  const newer = lines.slice(0, before);
  return {
    total: moved.total + quiet.length,
    balance: newer.reduce((balance, { coins }) => balance - coins, moved.balance),
    lines: lines.slice(before, before + size),
  };
}
