import type { AccountId, MarketDefinition } from '@maidan/betting';
import { type Queries, statement } from '@maidan/process/db/db.ts';
import { definitionOf } from '../db/db.ts';

const soFar = statement(
  'operator-settled-so-far',
  `select count(distinct b.client_id) as total,
     count(distinct b.client_id) filter (where b.client_id <= s.settled_through) as done
   from market m join settlement s on s.id = m.settlement_id join bet b on b.market_id = m.id
   where m.id = $1 and b.state in ('open', 'settled')`,
);

/** How many clients the present settlement has settled, of all who bet on the market. */
export async function settledSoFar(db: Queries, market: string): Promise<{ done: bigint; total: bigint }> {
  const [row] = await db.query<{ done: bigint; total: bigint }>(soFar, [market]);
  return row ?? { done: 0n, total: 0n };
}

export interface MarketNames {
  readonly name: string;
  readonly match_name: string | null;
  readonly definition: MarketDefinition;
  readonly runner_names: Readonly<Record<string, string>>;
}

const names = statement(
  'operator-market-names',
  `select m.name, t.name as match_name, ${definitionOf('m')}, m.runner_names
   from market m left join match t on t.event_id = m.event_id where m.id = $1`,
);

export async function readMarketNames(db: Queries, market: string): Promise<MarketNames | undefined> {
  return (await db.query<MarketNames>(names, [market]))[0];
}

export interface SettledSums {
  readonly bets: bigint;
  readonly clients: bigint;
  readonly profit: bigint;
}

const settled = statement(
  'operator-settled-sums',
  `select count(*) as bets, count(distinct client_id) as clients, coalesce(sum(profit), 0)::bigint as profit
   from bet where market_id = $1 and settlement_id = $2 and state = 'settled'`,
);

/** The bets settled by a settlement, and their total profit for clients before commission. */
export async function settledSums(db: Queries, market: string, settlement: bigint): Promise<SettledSums> {
  const [row] = await db.query<SettledSums>(settled, [market, settlement]);
  return row ?? { bets: 0n, clients: 0n, profit: 0n };
}

/** Which account, an upline or itself, keeps an account shut or blocked. */
export interface Standing {
  readonly shut_by: string | null;
  readonly is_shut_by_block: boolean;
  readonly blocked: string | null;
}

const standing = statement(
  'operator-account-standing',
  `with recursive upline as (
     select id, parent_id, username, is_blocked, 0 as height from account where id = $1
     union all
     select a.id, a.parent_id, a.username, a.is_blocked, u.height + 1 from account a join upline u on a.id = u.parent_id
   )
   select s.username as shut_by, coalesce(s.is_blocked, false) as is_shut_by_block,
     (select username from upline where is_blocked order by height limit 1) as blocked
   from account a left join account s on s.id = a.shut_by where a.id = $1`,
);

export async function standingOf(db: Queries, id: AccountId): Promise<Standing> {
  const [row] = await db.query<Standing>(standing, [id]);
  if (row === undefined) throw new Error(`no account ${id}`);
  return row;
}

const time = statement('operator-time', 'select clock_timestamp() as now');

/** Milliseconds since the epoch by the database's own clock. */
export async function databaseTime(db: Queries): Promise<number> {
  const [row] = await db.query<{ now: number }>(time);
  if (row === undefined) throw new Error('the database did not give the time');
  return row.now;
}
