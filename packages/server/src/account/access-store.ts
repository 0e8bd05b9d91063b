import type { AccountId } from '@maidan/betting';
import { type Queries, statement } from '@maidan/process/db/db.ts';

const read = statement(
  'account-may-bet',
  'select bet_status and shut_by is null as may_bet from account where id = $1',
);

/** Whether neither the client's own switch nor an upline's is off. */
export async function mayBet(db: Queries, client: AccountId): Promise<boolean> {
  return (await db.query<{ may_bet: boolean }>(read, [client]))[0]?.may_bet ?? false;
}
