import type { AccountId } from '@maidan/betting';
import { type Queries, statement } from '../db/db.ts';
import type { Period } from './period.ts';

/** A line of the ledger: what a game moved for the client on one day. */
export interface TableDay {
  readonly line: string;
  readonly product: string;
  readonly event_id: string;
  /** One of the rounds. */
  readonly market_id: string;
  readonly market_name: string;
  readonly moved_at: number;
  readonly results: bigint;
  readonly commission: bigint;
}

export interface MarketOfDay {
  readonly line: string;
  readonly market_id: string;
}

const shownMost = 1000;

const own = `own as (
     select id, -coins as coins, kind, market_id, ledger_line, created_at from transfer
     where from_account = $1 and created_at >= $2 and created_at < $3 and ledger_line is not null
     union all
     select id, coins, kind, market_id, ledger_line, created_at from transfer
     where to_account = $1 and created_at >= $2 and created_at < $3 and ledger_line is not null
   )`;

const days = statement(
  'ledger-table-days',
  `with ${own},
   day as (
     select ledger_line, max(created_at) as moved_at, max(market_id) as market_id, sum(coins) as coins,
       coalesce(sum(coins) filter (where kind in ('settlement', 'settlement-reversal')), 0) as results
     from own group by ledger_line
   )
   select day.ledger_line as line, m.product, m.event_id, m.id as market_id, m.name as market_name, day.moved_at,
     day.results::bigint as results, (day.coins - day.results)::bigint as commission
   from day join market m on m.id = day.market_id
   where $4::text is null or m.event_id = $4 order by day.moved_at desc limit ${shownMost}`,
);

/** Newest first. */
export function readTableDays(
  db: Queries,
  client: AccountId,
  { from, until }: Period,
  eventId: string | undefined,
): Promise<TableDay[]> {
  return db.query<TableDay>(days, [client, new Date(from), new Date(until), eventId ?? null]);
}

const markets = statement(
  'ledger-table-markets',
  `with ${own}
   select ledger_line as line, market_id from own where ledger_line = any ($4::text[])
   group by ledger_line, market_id order by max(id) desc limit ${shownMost + 1}`,
);

/** The markets that moved coins on those lines, the latest of them. */
export async function marketsOfDays(
  db: Queries,
  client: AccountId,
  { from, until }: Period,
  lines: readonly string[],
): Promise<{ readonly markets: readonly MarketOfDay[]; readonly hasMore: boolean }> {
  const rows = await db.query<MarketOfDay>(markets, [client, new Date(from), new Date(until), [...lines]]);
  return { markets: rows.slice(0, shownMost), hasMore: rows.length > shownMost };
}
