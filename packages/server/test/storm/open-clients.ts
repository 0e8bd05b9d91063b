import { randomBytes } from 'node:crypto';
import { type Clock, coinsFromWhole } from '@maidan/betting';
import type { Db } from '@maidan/process/db/db.ts';
import { createSessions } from '../../src/signed-in/sessions.ts';
import { createAccount } from '../../src/wallet/accounts.ts';
import { moveCoins } from '../../src/wallet/credit.ts';

const brand = 'default';

/** Clients with coins who are signed in; none where an earlier process of the storm has made them. */
export async function openClients(
  { db, clock, sessionDays }: { db: Db; clock: Clock; sessionDays: number },
  howMany: number,
  coins: number,
): Promise<{ id: string; token: string }[]> {
  const sessions = createSessions(db, clock, randomBytes, sessionDays);
  const named = (username: string, role: 'owner' | 'client') => ({ brand, role, username, name: username });
  const owner = await createAccount(db, named('STORMOWNER', 'owner'), clock.now());
  if (owner === undefined) return [];
  const opened: { id: string; token: string }[] = [];
  for (let index = 0; index < howMany; index += 1) {
    const username = `STORM${index}`;
    const id = await createAccount(db, named(username, 'client'), clock.now());
    if (id === undefined) throw new Error(`${username} exists`);
    const credit = { from: owner, to: id, coins: coinsFromWhole(coins), kind: 'credit', remark: '' } as const;
    await moveCoins(db, { ...credit, requestId: username, mayOverdraw: true }, clock.now());
    const { token } = await sessions.open({ id, username }, brand, '127.0.0.1');
    opened.push({ id: String(id), token });
  }
  return opened;
}
