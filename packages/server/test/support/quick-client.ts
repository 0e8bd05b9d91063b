import { randomBytes } from 'node:crypto';
import { type AccountId, type Clock, coinsFromWhole } from '@maidan/betting';
import type { Db } from '@maidan/process/db/db.ts';
import { createSessions } from '../../src/account/sessions.ts';
import { findByUsername } from '../../src/account/store.ts';
import { createAccount } from '../../src/wallet/accounts.ts';
import { moveCoins } from '../../src/wallet/credit.ts';

export interface QuickClient {
  readonly id: AccountId;
  readonly token: string;
  readonly userId: string;
}

export interface NamedClient extends QuickClient {
  readonly username: string;
}

const brand = 'default';
const issuer = { brand, role: 'owner', username: 'QUICKISSUER', name: 'Issuer' } as const;

/** Of several clients opened at once, one opens their issuer and the others find it. */
async function issuerOf(db: Db, now: number): Promise<AccountId | undefined> {
  const find = async () => (await findByUsername(db, brand, issuer.username))?.id;
  return (await find()) ?? (await createAccount(db, issuer, now)) ?? (await find());
}

/** A client with coins and a session, without the time a password takes to be hashed. */
export async function quickClient(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  username: string,
  coins: number,
): Promise<NamedClient> {
  const now = clock.now();
  const id = await createAccount(db, { brand, role: 'client', username, name: username }, now);
  const from = await issuerOf(db, now);
  if (id === undefined || from === undefined) throw new Error(`${username} was not opened`);
  await moveCoins(
    db,
    {
      from,
      to: id,
      coins: coinsFromWhole(coins),
      kind: 'credit',
      remark: 'test',
      requestId: `quick-${username}`,
      mayOverdraw: true,
    },
    now,
  );
  const { token } = await createSessions(db, clock, randomBytes).open({ id, username }, brand, '127.0.0.1');
  return { id, token, userId: String(id), username };
}
