import type { AccountId } from '@maidan/betting';
import { type Queries, statement } from '@maidan/process/db/db.ts';
import { findBetIds } from '../bets/lists/bet-list-store.ts';
import type { Period } from '../time/period.ts';

/** A line of the ledger: the client's result at a game on one day. */
export interface CasinoDay {
  readonly line: string;
  readonly product: string;
  readonly event_id: string;
  /** The game's code. */
  readonly kind: string;
  /** The market of one of the rounds. */
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

const day = `day as (
     select ledger_line, max(created_at) as moved_at, max(market_id) as market_id, sum(coins) as coins,
       coalesce(sum(coins) filter (where kind in ('settlement', 'settlement-reversal')), 0) as results
     from own group by ledger_line
   )`;

const days = statement(
  'ledger-casino-days',
  `with ${own}, ${day}
   select day.ledger_line as line, m.product, m.event_id, m.kind, m.id as market_id, m.name as market_name, day.moved_at,
     day.results::bigint as results, (day.coins - day.results)::bigint as commission
   from day join market m on m.id = day.market_id
   where $4::text is null or m.event_id = $4 order by day.moved_at desc limit ${shownMost + 1}`,
);

/** The latest, newest first. */
export async function readCasinoDays(
  db: Queries,
  client: AccountId,
  { from, until }: Period,
  eventId: string | undefined,
): Promise<{ readonly days: readonly CasinoDay[]; readonly hasMore: boolean }> {
  const rows = await db.query<CasinoDay>(days, [client, new Date(from), new Date(until), eventId ?? null]);
  return { days: rows.slice(0, shownMost), hasMore: rows.length > shownMost };
}

export type CasinoTotal = Pick<CasinoDay, 'product' | 'kind' | 'results' | 'commission'>;

const totals = statement(
  'ledger-casino-totals',
  `with ${own}, ${day}
   select m.product, m.kind, sum(day.results)::bigint as results, sum(day.coins - day.results)::bigint as commission
   from day join market m on m.id = day.market_id
   where $4::text is null or m.event_id = $4 group by m.product, m.kind`,
);

/** The results at each game over the whole period, however many days that is. */
export function readCasinoTotals(
  db: Queries,
  client: AccountId,
  { from, until }: Period,
  eventId: string | undefined,
): Promise<CasinoTotal[]> {
  return db.query<CasinoTotal>(totals, [client, new Date(from), new Date(until), eventId ?? null]);
}

const markets = statement(
  'ledger-casino-markets',
  `with ${own}
   select ledger_line as line, market_id from own where ledger_line = any ($4::text[])
   group by ledger_line, market_id order by max(id) desc limit ${shownMost + 1}`,
);

/** The latest markets with transfers on those lines. */
export async function marketsOfDays(
  db: Queries,
  client: AccountId,
  { from, until }: Period,
  lines: readonly string[],
): Promise<{ readonly markets: readonly MarketOfDay[]; readonly hasMore: boolean }> {
  const rows = await db.query<MarketOfDay>(markets, [client, new Date(from), new Date(until), [...lines]]);
  return { markets: rows.slice(0, shownMost), hasMore: rows.length > shownMost };
}

/** How many bets are searched for rounds without transfers. */
const quietMost = 2000;

const quiet = statement(
  'ledger-casino-quiet',
  `with latest as (
     select market_id, settlement_id from bet where client_id between $1 and $1 and state = 'settled' and id < $5
     order by client_id desc, id desc limit ${quietMost}
   )
   select ledger_line(m.product, m.event_id, s.declared_at) as line, m.product, m.event_id, m.kind, m.id as market_id,
     m.name as market_name, max(s.declared_at) as moved_at, 0::bigint as results, 0::bigint as commission
   from latest b join settlement s on s.id = b.settlement_id join market m on m.id = b.market_id
   where s.declared_at >= $2 and s.declared_at < $3 and ($4::text is null or m.event_id = $4)
   group by m.id, s.declared_at order by s.declared_at desc`,
);

/** Each round settled in the period among the client's latest bets until then, also where their total result is 0. */
export async function readSettledRounds(
  db: Queries,
  client: AccountId,
  period: Period,
  eventId: string | undefined,
): Promise<CasinoDay[]> {
  const ids = await findBetIds(db, period);
  const days = [new Date(period.from), new Date(period.until)];
  return db.query<CasinoDay>(quiet, [client, ...days, eventId ?? null, ids.until]);
}
