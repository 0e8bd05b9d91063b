import { decimalFromOdds, keyFromText } from '@maidan/betting';
import type { Db } from '@maidan/process/db/db.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditHouse } from '../../src/bets/audit/audit.ts';
import { productChecks } from '../../src/products.ts';
import { openTestDb } from '../support/database/test-db.ts';
import { mustGame } from '../support/table-desk.ts';
import { openTableHouse, type TableHouse } from '../support/table-house.ts';
import { createTestHouse, type TestHouse } from '../support/test-house.ts';

const teen = mustGame('3031');

let db: Db;
let bank: TestHouse;
beforeAll(async () => {
  db = await openTestDb();
  bank = await createTestHouse(db);
});
afterAll(async () => {
  expect((await auditHouse(db, undefined, undefined, productChecks)).faults).toEqual([]);
  await db.close();
});

/** The price that the cards on the table give now. */
function priceNow(house: TableHouse, sid: string, side: 'back' | 'lay'): number {
  const price = house.table.moment()?.view.prices[sid]?.[side];
  if (price === undefined) throw new Error(`no ${side} of ${sid}`);
  return decimalFromOdds(price);
}

/** Of the two hands, the one less likely to lose by now. */
const favourite = (house: TableHouse): string =>
  priceNow(house, '1', 'back') < priceNow(house, '2', 'back') ? '1' : '2';

test('a price is that of the cards on the table: one of the window before is refused, whichever way it moved', async () => {
  const client = await bank.client(100_000);
  const house = await openTableHouse(db, { game: teen, secret: keyFromText('re-quoted') });
  await house.opened();
  const before = priceNow(house, '1', 'back');
  expect(before).toBe(1.97);
  expect(await house.bet(client, '1', { rate: before })).toMatchObject({ ok: true });
  house.nextStep();
  expect(await house.bet(client, '1', { rate: before })).toMatchObject({
    ok: false,
    message: 'This market is suspended',
  });
  house.untilWindow('two-cards');
  const sid = favourite(house);
  expect(priceNow(house, sid, 'back')).toBeLessThan(before - 0.05);
  expect(await house.bet(client, sid, { rate: before })).toMatchObject({
    ok: false,
    message: expect.stringContaining('Rate changed'),
  });
  // Far better than the player saw, it is the price of a hand with bad cards, and not the one the player pressed.
  const other = sid === '1' ? '2' : '1';
  expect(priceNow(house, other, 'back')).toBeGreaterThan(before + 0.05);
  expect(await house.bet(client, other, { rate: before })).toMatchObject({
    ok: false,
    message: expect.stringContaining('Rate changed'),
  });
  expect(await house.bet(client, sid)).toMatchObject({ ok: true });
  expect(await house.bet(client, sid, { isLay: true })).toMatchObject({ ok: true });
  await house.nextRound();
  await house.close();
});

test('a lay sent before two cards are dealt and received after them is refused, of the hand that got better and of the other', async () => {
  const client = await bank.client(100_000);
  const house = await openTableHouse(db, { game: teen, secret: keyFromText('re-quoted') });
  await house.opened();
  const before = priceNow(house, '1', 'lay');
  expect(before).toBe(2.03);
  house.untilWindow('two-cards');
  const sid = favourite(house);
  const other = sid === '1' ? '2' : '1';
  // A lower price costs the layer less, but it is that of a hand more likely to win, and not the one the player pressed.
  expect(priceNow(house, sid, 'lay')).toBeLessThan(before - 0.05);
  expect(priceNow(house, other, 'lay')).toBeGreaterThan(before + 0.05);
  for (const pressed of [sid, other])
    expect(await house.bet(client, pressed, { isLay: true, rate: before })).toMatchObject({
      ok: false,
      message: expect.stringContaining('Rate changed'),
    });
  expect(await bank.wallet(client)).toMatchObject({ exposure: 0 });
  const lay = priceNow(house, sid, 'lay');
  expect(await house.bet(client, sid, { isLay: true, rate: lay })).toMatchObject({ ok: true });
  const { exposure } = await bank.wallet(client);
  expect(exposure).toBeCloseTo(100 * (lay - 1), 5);
  await house.nextRound();
  await house.close();
});

test('a lay at a price that flatters the client is refused, and one at the price of the table is held at its risk', async () => {
  const client = await bank.client(100_000);
  const house = await openTableHouse(db, { game: teen, secret: keyFromText('laid') });
  await house.opened();
  const lay = priceNow(house, '2', 'lay');
  expect(lay).toBe(2.03);
  expect(await house.bet(client, '2', { isLay: true, rate: lay - 0.5 })).toMatchObject({ ok: false });
  expect(await house.bet(client, '2', { isLay: true })).toMatchObject({ ok: true });
  expect(await bank.wallet(client)).toMatchObject({ exposure: 103 });
  await house.nextRound();
  await house.close();
});
