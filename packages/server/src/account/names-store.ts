import type { AccountId } from '@maidan/betting';
import { type Queries, statement } from '@maidan/process/db/db.ts';

/** The names of a client in the rows of its bets. */
export interface BettorNames {
  readonly name: string;
  readonly username: string;
  /** The name of the account it was created under; empty where there is none. */
  readonly creator: string;
}

const read = statement(
  'account-names',
  `select a.name, a.username, coalesce(p.name, '') as creator
   from account a left join account p on p.id = a.parent_id where a.id = $1`,
);

export async function readNames(db: Queries, client: AccountId): Promise<BettorNames> {
  const [row] = await db.query<BettorNames>(read, [client]);
  if (row === undefined) throw new Error(`no account ${client}`);
  return row;
}
