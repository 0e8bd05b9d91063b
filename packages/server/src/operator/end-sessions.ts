import type { AccountId } from '@maidan/betting';
import { downlineOf } from '../wallet/account-tree.ts';
import type { OperatorHouse } from './verb.ts';

/** Signs out the account and everyone under it; returns how many sessions there were. */
export async function endSessionsUnder(house: OperatorHouse, id: AccountId): Promise<number> {
  const ended = await house.sessions.endAll(await downlineOf(house.db, id));
  for (const account of new Set(ended)) house.outbox.endOtherSessions(account, '');
  return ended.length;
}
