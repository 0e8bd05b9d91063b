import type { AccountId } from '@maidan/betting';
import { type Queries, statement } from '../db/db.ts';

const sessionsDelete = statement(
  'operator-sessions-delete',
  'delete from session where account_id = any ($1::bigint[]) returning account_id',
);

/** The account of every session that was ended. */
export async function deleteSessionsOf(db: Queries, accounts: readonly AccountId[]): Promise<AccountId[]> {
  const rows = await db.query<{ account_id: AccountId }>(sessionsDelete, [[...accounts]]);
  return rows.map((row) => row.account_id);
}

const soFar = statement(
  'operator-settled-so-far',
  `select count(distinct b.client_id) as total,
     count(distinct b.client_id) filter (where b.client_id <= s.settled_through) as done
   from market m join settlement s on s.id = m.settlement_id join bet b on b.market_id = m.id
   where m.id = $1 and b.state in ('open', 'settled')`,
);

/** Clients the market's present settlement has reached, of all who bet on it. */
export async function settledSoFar(db: Queries, market: string): Promise<{ done: bigint; total: bigint }> {
  const [row] = await db.query<{ done: bigint; total: bigint }>(soFar, [market]);
  return row ?? { done: 0n, total: 0n };
}

const time = statement('operator-time', 'select clock_timestamp() as now');

/** Milliseconds since the epoch by the database's own clock. */
export async function databaseTime(db: Queries): Promise<number> {
  const [row] = await db.query<{ now: number }>(time);
  if (row === undefined) throw new Error('the database did not tell the time');
  return row.now;
}
