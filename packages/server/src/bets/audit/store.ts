import { type Queries, statement } from '../../db/db.ts';

const snapshot = statement('audit-snapshot', 'set transaction isolation level repeatable read, read only');

export async function holdSnapshot(tx: Queries): Promise<void> {
  await tx.query(snapshot);
}

export interface Sizes {
  readonly accounts: bigint;
  readonly transfers: bigint;
  readonly books: bigint;
  readonly bets: bigint;
  readonly markets: bigint;
}

const sizes = statement(
  'audit-sizes',
  `select (select count(*) from account) as accounts, (select count(*) from transfer) as transfers,
     (select count(*) from book) as books, (select count(*) from bet) as bets, (select count(*) from market) as markets`,
);

export async function readSizes(db: Queries): Promise<Sizes> {
  const [row] = await db.query<Sizes>(sizes);
  if (row === undefined) throw new Error('the database did not count');
  return row;
}
