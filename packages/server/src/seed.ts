import { type AccountId, coinsFromWhole } from '@maidan/betting';
import type { Db } from '@maidan/process/db/db.ts';
import { hashPassword } from './account/passwords.ts';
import { findByUsername } from './account/store.ts';
import type { LoadedBrand } from './brands/brands.ts';
import { createAccount, type NewAccount, openAccount } from './wallet/accounts.ts';
import { moveCoins } from './wallet/credit.ts';

const demoCoins = coinsFromWhole(500_000);

/** Each brand has an owner that issues coins, an agent under it, and a demo client with demo coins. */
export async function seedBrands(db: Db, brands: readonly LoadedBrand[], now: number): Promise<void> {
  for (const brand of brands) await seedBrand(db, brand, now);
}

async function seedBrand(db: Db, { code: brand, demoLogin }: LoadedBrand, now: number): Promise<void> {
  const username = demoLogin.username.toUpperCase();
  if ((await findByUsername(db, brand, username)) !== undefined) return;
  const owner = await ensureUpline(db, { brand, role: 'owner', username: 'OWNER', name: 'OWNER' }, now);
  const upline = { brand, role: 'agent', username: 'AGENT', name: 'AGENT', parentId: owner } as const;
  const agent = await ensureUpline(db, upline, now);
  // Contains the demo client's name: another name in the brand's file is another client, with coins of its own.
  const requestId = `seed/${brand}/${username}`;
  const credit = { coins: demoCoins, kind: 'credit', remark: 'Demo coins', remarkKey: 'demo-coins' } as const;
  await moveCoins(
    db,
    { ...credit, from: owner, to: agent, requestId: `${requestId}/agent`, mayOverdraw: true },
    now,
  );
  const opened = await openAccount(
    db,
    {
      brand,
      role: 'client',
      username,
      name: username,
      passwordHash: await hashPassword(demoLogin.password),
      parentId: agent,
      isPasswordChanged: true,
      isDemo: true,
    },
    { ...credit, requestId, mayOverdraw: false },
    now,
  );
  if (!opened.ok && opened.refusal.kind !== 'name-taken')
    throw new Error(`brand ${brand} has no coins for its demo client`);
}

async function ensureUpline(db: Db, upline: NewAccount, now: number): Promise<AccountId> {
  const id =
    (await createAccount(db, upline, now)) ?? (await findByUsername(db, upline.brand, upline.username))?.id;
  if (id === undefined) throw new Error(`brand ${upline.brand} has no ${upline.role}`);
  return id;
}
