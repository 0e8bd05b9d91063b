import { coinsFromWhole } from '@maidan/betting';
import { hashPassword } from './account/passwords.ts';
import { findByUsername } from './account/store.ts';
import type { LoadedBrand } from './brands/loaded-brand.ts';
import type { Db } from './db/db.ts';
import { createAccount } from './wallet/accounts.ts';
import { moveCoins } from './wallet/credit.ts';

const demoCoins = coinsFromWhole(500_000);

/** Each brand has an owner that issues coins, an agent under it, and a demo client with coins to try things with. */
export async function seedBrands(db: Db, brands: readonly LoadedBrand[], now: number): Promise<void> {
  for (const brand of brands) await seedBrand(db, brand, now);
}

async function seedBrand(db: Db, brand: LoadedBrand, now: number): Promise<void> {
  const username = brand.demoLogin.username.toUpperCase();
  if ((await findByUsername(db, brand.code, username)) !== undefined) return;
  const owner = await ensureUpline(db, brand.code, 'owner', 'OWNER', undefined, now);
  const agent = await ensureUpline(db, brand.code, 'agent', 'AGENT', owner, now);
  const passwordHash = await hashPassword(brand.demoLogin.password);
  const demo = await createAccount(
    db,
    {
      brand: brand.code,
      role: 'client',
      username,
      name: username,
      passwordHash,
      parentId: agent,
      isPasswordChanged: true,
      isDemo: true,
    },
    now,
  );
  if (demo === undefined) return;
  const credit = { coins: demoCoins, kind: 'credit', remark: 'Demo coins' } as const;
  await moveCoins(
    db,
    { ...credit, from: owner, to: agent, requestId: `seed/${brand.code}/agent`, mayOverdraw: true },
    now,
  );
  await moveCoins(
    db,
    { ...credit, from: agent, to: demo, requestId: `seed/${brand.code}/demo`, mayOverdraw: false },
    now,
  );
}

async function ensureUpline(
  db: Db,
  brand: string,
  role: 'owner' | 'agent',
  username: string,
  parentId: Parameters<typeof createAccount>[1]['parentId'],
  now: number,
) {
  const made = await createAccount(
    db,
    { brand, role, username, name: username, ...(parentId === undefined ? {} : { parentId }) },
    now,
  );
  const id = made ?? (await findByUsername(db, brand, username))?.id;
  if (id === undefined) throw new Error(`brand ${brand} has no ${role}`);
  return id;
}
