import { manualClock } from '@maidan/betting';
import { type Db, statement } from '@maidan/process/db/db.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditHouse } from '../../../src/bets/audit/audit.ts';
import { type MatkaDay, marketOfPart } from '../../../src/products/matka/matka-day.ts';
import { productChecks } from '../../../src/products.ts';
import { openTestDb } from '../../support/database/test-db.ts';
import { morning, openMatkaHouse } from '../../support/matka-house.ts';
import { createTestHouse, type TestHouse } from '../../support/test-house.ts';

let db: Db;
let bank: TestHouse;
beforeAll(async () => {
  db = await openTestDb();
  bank = await createTestHouse(db);
});
afterAll(() => db.close());

const faultsOf = async () => (await auditHouse(db, undefined, undefined, productChecks)).faults;

describe('an audit of draws', () => {
  let day: MatkaDay;
  beforeAll(async () => {
    const house = await openMatkaHouse(db, { code: 'arunoday' });
    await house.opened();
    const client = await bank.client(1000);
    await house.bet(client);
    await house.bet(client, { gameType: 'JODI', betNumber: '80' });
    day = house.day();
    for (const at of [day.open.drawAt, day.close.drawAt]) await house.to(at);
    day = house.day();
    await house.close();
  });

  /** What the audit finds after this change to the database, which is then undone. */
  async function findsAfter(change: string, back: string): Promise<readonly string[]> {
    await db.script(change);
    const found = await faultsOf();
    await db.script(back);
    expect(await faultsOf()).toEqual([]);
    return found;
  }

  const where = () => `where matka = '${day.matka}' and number = ${day.number}`;

  test('finds a panna that is not the one of its seed', async () => {
    const other = day.open.panna === '123' ? '124' : '123';
    const found = await findsAfter(
      `update matka_day set open_panna = '${other}' ${where()}`,
      `update matka_day set open_panna = '${day.open.panna}' ${where()}`,
    );
    expect(found).toContainEqual(
      `day ${day.day} of arunoday: open panna expected ${day.open.panna} by its seed, found ${other}`,
    );
    expect(found.some((fault) => fault.includes('arunoday-open.1 expected'))).toBe(true);
  });

  test('finds what is no panna, and a day that is over without a draw', async () => {
    const found = await findsAfter(
      `update matka_day set close_panna = '321' ${where()}`,
      `update matka_day set close_panna = '${day.close.panna}' ${where()}`,
    );
    expect(found).toContainEqual(`day ${day.day} of arunoday: close expected a panna, found 321`);
    const undrawn = await findsAfter(
      `update matka_day set close_panna = null ${where()}`,
      `update matka_day set close_panna = '${day.close.panna}' ${where()}`,
    );
    expect(undrawn).toContainEqual(
      `day ${day.day} of arunoday: is over, and its close was neither drawn nor cancelled`,
    );
  });

  test('finds a draw that was bound to another seed', async () => {
    const id = marketOfPart(day, 'open');
    const [row] = await db.query<{ commitment: string }>(
      statement('t-matka-commitment', 'select commitment from round where market_id = $1'),
      [id],
    );
    const found = await findsAfter(
      `update round set commitment = 'another' where market_id = '${id}'`,
      `update round set commitment = '${row?.commitment}' where market_id = '${id}'`,
    );
    expect(found.some((fault) => fault.includes('open expected to be bound to'))).toBe(true);
  });
});

test('a day opened by other rules is void at the next start, and its stakes are returned', async () => {
  const client = await bank.client(1000);
  const house = await openMatkaHouse(db, { code: 'devgiri' });
  await house.opened();
  for (const request of [{}, { betType: 'CLOSE' }, { gameType: 'JODI', betNumber: '80' }] as const)
    expect(await house.bet(client, request)).toMatchObject({ ok: true });
  const { number } = house.day();
  await house.close();
  await db.script(
    `update round set commitment = replace(commitment, '.v1.', '.v0.') where game like 'devgiri-%' and number = ${number}`,
  );
  const after = await openMatkaHouse(db, { code: 'devgiri', clock: manualClock(morning + 1000) });
  await after.look();
  expect(after.day()).toMatchObject({ number, open: { panna: null }, close: { panna: null } });
  expect(await bank.wallet(client)).toEqual({ balance: 1000, exposure: 0 });
  await after.to(morning + 20 * 60_000);
  await after.opened();
  expect(after.day().number).toBe(number + 1);
  await after.close();
  expect(await faultsOf()).toEqual([]);
});

test('a haroop matka draws andar and bahar at one moment and takes its next day after it', async () => {
  const client = await bank.client(1000);
  const house = await openMatkaHouse(db, { code: 'purab' });
  await house.opened();
  const day = house.day();
  for (const request of [
    { betNumber: '10' },
    { betType: 'CLOSE', betNumber: '1' },
    { gameType: 'JODI', betNumber: '100' },
  ] as const)
    expect(await house.bet(client, request)).toMatchObject({ ok: true });
  await house.to(day.open.betsUntil);
  for (const part of ['open', 'close', 'jodi'] as const) expect(house.board.isTaking(part)).toBe(false);
  await house.to(day.open.drawAt);
  const over = house.day();
  expect([over.open.panna, over.close.panna, over.overAt].every((each) => each !== null)).toBe(true);
  expect((await bank.wallet(client)).exposure).toBe(0);
  await house.to(day.open.drawAt + 11 * 60_000);
  await house.opened();
  expect(house.day().number).toBe(day.number + 1);
  await house.close();
});
