import type { AccountId } from '@maidan/betting';
import { type Queries, statement } from '../../db/db.ts';
import type { Period } from '../period.ts';

export interface LedgerLine {
  readonly created_at: number;
  readonly coins: bigint;
  /** Null on a credit or a debit. */
  readonly product: string | null;
  readonly event_id: string | null;
  readonly room: string | null;
  readonly event_name: string | null;
  readonly kind: string;
  readonly remark: string;
}

export interface LedgerLines {
  /** The balance before the period's first transfer. */
  readonly opening: bigint;
  /** Newest first. */
  readonly lines: readonly LedgerLine[];
}

/** A match is one line however many days it took; the rounds of a table or a matka are one line a day. */
const read = statement(
  'ledger-read',
  `with own as (
     select id, -coins as coins, kind, market_id, ledger_line, created_at
     from transfer where from_account = $1 and created_at >= $2
     union all
     select id, coins, kind, market_id, ledger_line, created_at
     from transfer where to_account = $1 and created_at >= $2
   ),
   by_line as (
     select max(market_id) as market_id, sum(coins) as coins, max(created_at) as created_at, max(id) as id
     from own where created_at < $3 and ledger_line is not null group by ledger_line
   ),
   line as (
     select l.id, l.created_at, l.coins, m.product, m.event_id, coalesce(t.market_id, m.room) as room,
       coalesce(t.name, m.name) as event_name, 'event' as kind, '' as remark
     from by_line l join market m on m.id = l.market_id left join match t on t.event_id = m.event_id
     union all
     select o.id, o.created_at, o.coins, null, null, null, null, o.kind, t.remark
     from own o join transfer t on t.id = o.id where o.created_at < $3 and o.market_id is null
   )
   select (wallet.balance - coalesce((select sum(coins) from own), 0))::bigint as opening, line.id, line.created_at,
     line.coins::bigint as coins, line.product, line.event_id, line.room, line.event_name, line.kind, line.remark
   from wallet left join line on true where wallet.account_id = $1 order by line.created_at desc, line.id desc`,
);

type Row = { readonly opening: bigint } & ((LedgerLine & { readonly id: bigint }) | { readonly id: null });

export async function readLedger(
  db: Queries,
  client: AccountId,
  { from, until }: Period,
): Promise<LedgerLines> {
  const rows = await db.query<Row>(read, [client, new Date(from), new Date(until)]);
  const [first] = rows;
  if (first === undefined) throw new Error(`account ${client} has no wallet`);
  return { opening: first.opening, lines: rows.filter((row) => row.id !== null) };
}
