import { fileURLToPath } from 'node:url';
import type { Db } from '@maidan/process/db/db.ts';
import { createLog } from '@maidan/process/log.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findByUsername } from '../../src/account/store.ts';
import { auditHouse } from '../../src/bets/audit/audit.ts';
import type { LoadedBrand } from '../../src/brands/brands.ts';
import { loadBrands } from '../../src/brands/brands.ts';
import { seedBrands } from '../../src/seed.ts';
import { openTestDb } from '../support/database/test-db.ts';
import { testStart } from '../support/test-house.ts';

const shippedBrands = fileURLToPath(new URL('../../../../brands', import.meta.url));
const demoCoins = 50_000_000n;

let db: Db;
let ruby: LoadedBrand;
beforeAll(async () => {
  db = await openTestDb();
  const brands = await loadBrands(shippedBrands, createLog('silent'));
  brands.close();
  ruby = brands.forHost('ruby.localhost');
});
afterAll(async () => {
  expect((await auditHouse(db)).faults).toEqual([]);
  await db.close();
});

const seed = (line: Db, demoName: string) =>
  seedBrands(line, [{ ...ruby, demoLogin: { username: demoName, password: 'Demo@1234' } }], testStart);

test('a start interrupted before the demo client had its coins is completed by the next', async () => {
  const cut = () => Promise.reject(new Error('the line is cut'));
  await expect(seed({ ...db, transaction: cut }, 'demo')).rejects.toThrow('the line is cut');
  await seed(db, 'demo');
  expect(await findByUsername(db, 'ruby', 'DEMO')).toMatchObject({ role: 'client', balance: demoCoins });
});

test('a demo client under another name has its own coins, and the first keeps what it has', async () => {
  await seed(db, 'visitor');
  await seed(db, 'visitor');
  expect(await findByUsername(db, 'ruby', 'VISITOR')).toMatchObject({ is_demo: true, balance: demoCoins });
  expect(await findByUsername(db, 'ruby', 'DEMO')).toMatchObject({ balance: demoCoins });
  expect(await findByUsername(db, 'ruby', 'AGENT')).toMatchObject({ balance: 0n });
});
