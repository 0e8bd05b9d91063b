import { type Queries, statement } from '@maidan/process/db/db.ts';

const snapshot = statement('audit-snapshot', 'set transaction isolation level repeatable read, read only');
const unhurried = statement(
  'audit-unhurried',
  `select set_config('statement_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '0', true)`,
);

/** All further reads of the transaction see one moment, without a time limit. */
export async function holdSnapshot(tx: Queries): Promise<void> {
  await tx.query(snapshot);
  await tx.query(unhurried);
}

export interface Sizes {
  readonly accounts: bigint;
  readonly transfers: bigint;
  readonly books: bigint;
  readonly bets: bigint;
  readonly markets: bigint;
}

/** For the progress display only: for numbered rows the last number is close to the count, and cheap. */
const sizes = statement(
  'audit-sizes',
  `select coalesce((select max(id) from account), 0) as accounts, coalesce((select max(id) from transfer), 0) as transfers,
     (select count(*) from book) as books, coalesce((select max(id) from bet), 0) as bets, (select count(*) from market) as markets`,
);

export async function readSizes(db: Queries): Promise<Sizes> {
  const [row] = await db.query<Sizes>(sizes);
  if (row === undefined) throw new Error('the database did not count');
  return row;
}
