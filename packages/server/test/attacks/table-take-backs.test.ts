import { type AccountId, coins, decimalFromOdds, keyToHex, odds } from '@maidan/betting';
import { type Db, statement } from '@maidan/process/db/db.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditHouse } from '../../src/bets/audit/audit.ts';
import { findOwnBet } from '../../src/bets/lists/story-store.ts';
import { usualLossLimits } from '../../src/brands/brands.ts';
import { productChecks } from '../../src/products.ts';
import { openTestDb } from '../support/database/test-db.ts';
import { mustGame } from '../support/table-desk.ts';
import { openTableHouse, type TableHouse } from '../support/table-house.ts';
import { createTestHouse, type TestHouse } from '../support/test-house.ts';

const [teen9, andarBahar, amarAkbar] = [mustGame('3048'), mustGame('3043'), mustGame('3056')];
const tooLate = 'A bet can be taken back only until its betting window shuts';

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

async function openAt(game: typeof teen9, parts: object = {}): Promise<TableHouse> {
  const house = await openTableHouse(db, { game, ...parts });
  await house.opened();
  return house;
}

async function betOn(
  house: TableHouse,
  client: AccountId,
  sid: string,
  overrides: object = {},
): Promise<string> {
  const placed = await house.bet(client, sid, overrides);
  if (!placed.ok) throw new Error(placed.message);
  return placed.data.betId ?? '';
}

const stateOf = async (client: AccountId, betId: string) =>
  (await findOwnBet(db, client, BigInt(betId)))?.state;

test('a bet taken back in its window holds nothing more, and its story says who took it', async () => {
  const [client, house] = [await bank.client(1000), await openAt(teen9)];
  const [kept, wanted] = [await betOn(house, client, '11'), await betOn(house, client, '21')];
  const taken = await house.takeBack(client, wanted);
  expect(taken).toMatchObject({ ok: true, data: { betId: wanted, totalCoins: 900, exposure: 100 } });
  expect(await bank.wallet(client)).toMatchObject({ balance: 1000, exposure: 100 });
  expect(await findOwnBet(db, client, BigInt(wanted))).toMatchObject({
    state: 'void',
    remark: 'Taken back by the player',
    taken_out_rule: 'taken-back',
  });
  expect(await house.takeBack(client, kept)).toMatchObject({ ok: true, data: { exposure: 0 } });
  await house.nextRound();
  expect(await bank.wallet(client)).toMatchObject({ balance: 1000, exposure: 0 });
  await house.close();
});

test('a bet that its player takes back twice, at once or later, is taken back once', async () => {
  const [client, house] = [await bank.client(1000), await openAt(teen9)];
  await betOn(house, client, '11');
  const betId = await betOn(house, client, '11');
  const requestId = 'back-once';
  const same = await Promise.all(
    Array.from({ length: 20 }, () => house.takeBack(client, betId, { requestId })),
  );
  expect(new Set(same.map(({ ok }) => ok))).toEqual(new Set([true]));
  const others = await Promise.all(Array.from({ length: 20 }, () => house.takeBack(client, betId)));
  expect(new Set(others.map(({ message }) => message))).toEqual(
    new Set([`There is no open bet ${betId} of yours to take back`]),
  );
  expect(await bank.wallet(client)).toMatchObject({ exposure: 100 });
  house.nextStep();
  expect(await house.takeBack(client, betId, { requestId })).toMatchObject({ ok: true });
  await house.close();
});

test('two requests for one bet that arrive together take it back once', async () => {
  const [client, house] = [await bank.client(1000), await openAt(teen9)];
  const betId = await betOn(house, client, '11');
  const answers = await Promise.all(
    ['one', 'two'].map((id) => house.takeBack(client, betId, { requestId: id })),
  );
  expect(answers.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
  expect(await bank.wallet(client)).toMatchObject({ exposure: 0 });
  await house.close();
});

test('a bet can be taken back in the last millisecond of its window, and not at the end of it', async () => {
  const [client, house] = [await bank.client(1000), await openAt(teen9)];
  const [early, late] = [await betOn(house, client, '11'), await betOn(house, client, '11')];
  house.clock.advance((house.table.moment()?.msLeft ?? 0) - 1);
  expect(await house.takeBack(client, early)).toMatchObject({ ok: true });
  house.clock.advance(1);
  expect(await house.takeBack(client, late)).toMatchObject({ ok: false, message: tooLate });
  expect(await bank.wallet(client)).toMatchObject({ exposure: 100 });
  await house.close();
});

test('nobody can take back the bet of another client', async () => {
  const [owner, thief, house] = [await bank.client(1000), await bank.client(1000), await openAt(teen9)];
  const betId = await betOn(house, owner, '11');
  await betOn(house, thief, '11');
  expect(await house.takeBack(thief, betId)).toMatchObject({
    ok: false,
    message: `There is no open bet ${betId} of yours to take back`,
  });
  expect(await stateOf(owner, betId)).toBe('open');
  await house.close();
});

test('once a card is dealt earlier bets cannot be taken back, though the table takes bets again', async () => {
  const [client, house] = [await bank.client(1000), await openAt(andarBahar)];
  const before = await betOn(house, client, '24');
  house.untilWindow('first');
  expect(house.table.moment()?.view.seen).toHaveLength(1);
  const after = await betOn(house, client, '5');
  expect(await house.takeBack(client, before)).toMatchObject({ ok: false, message: tooLate });
  expect(await house.takeBack(client, after)).toMatchObject({ ok: true });
  expect(await stateOf(client, before)).toBe('open');
  await house.close();
});

test('a bet of an earlier round, of a shut table or of no table cannot be taken back', async () => {
  const [client, house] = [await bank.client(1000), await openAt(teen9)];
  const { roundId } = house.current();
  const old = await betOn(house, client, '11');
  await house.nextRound();
  expect(await house.takeBack(client, old)).toMatchObject({ ok: false });
  expect(await house.takeBack(client, old, { roundId })).toMatchObject({ ok: false });
  const betId = await betOn(house, client, '11');
  house.setOpen(false);
  expect(await house.takeBack(client, betId)).toMatchObject({ ok: false, message: tooLate });
  house.setOpen(true);
  expect(await house.takeBack(client, betId, { eventId: '1' })).toMatchObject({
    ok: false,
    message: tooLate,
  });
  for (const wrong of ['0', '-1', '1e3', '9'.repeat(30), keyToHex(new Uint8Array(4))])
    expect(await house.takeBack(client, wrong)).toMatchObject({ ok: false });
  await house.close();
});

test('a request id that placed a bet cannot take one back', async () => {
  const [client, house] = [await bank.client(1000), await openAt(teen9)];
  const betId = await betOn(house, client, '11', { requestId: 'used-to-bet' });
  expect(await house.takeBack(client, betId, { requestId: 'used-to-bet' })).toMatchObject({
    ok: false,
    refusal: { key: 'request-id-reused' },
  });
  expect(await stateOf(client, betId)).toBe('open');
  await house.close();
});

test('a bet that covers another can be taken back only if the coins for the other are available', async () => {
  const [client, house] = [await bank.client(1000), await openAt(amarAkbar)];
  const price = amarAkbar.prices([])['1'];
  const lay = { isLay: true, rate: decimalFromOdds(price?.lay ?? odds(0)), amount: 900 };
  const cover = await betOn(house, client, '1', { amount: 600 });
  await betOn(house, client, '1', lay);
  expect((await bank.wallet(client)).exposure).toBeLessThan(600);
  expect(await house.takeBack(client, cover)).toMatchObject({
    ok: false,
    refusal: { key: 'take-back-uncovered' },
  });
  expect(await stateOf(client, cover)).toBe('open');
  await house.close();
});

test('a bet that lowers what the house may lose cannot be taken back beyond the limit of the house', async () => {
  const lossLimits = { ...usualLossLimits, market: coins(30_000n) };
  const [client, house] = [await bank.client(10_000), await openAt(teen9, { lossLimits })];
  // Each of the others lowers what a win of Tiger costs the house.
  const others = [await betOn(house, client, '21'), await betOn(house, client, '31')];
  await betOn(house, client, '11', { amount: 250 });
  for (const other of others)
    expect(await house.takeBack(client, other)).toMatchObject({
      ok: false,
      refusal: { key: 'take-back-past-limit' },
    });
  await house.close();
});

const forge = statement(
  't-forge-take-back',
  `update bet set state = 'open', taken_out_rule = null where id = $1`,
);

test('the audit names a bet that is still open though it was taken back', async () => {
  const own = await openTestDb();
  const client = await (await createTestHouse(own)).client(1000);
  const house = await openTableHouse(own, { game: teen9 });
  await house.opened();
  const placed = await house.bet(client, '11');
  const betId = placed.ok ? (placed.data.betId ?? '') : '';
  expect(await house.takeBack(client, betId)).toMatchObject({ ok: true });
  expect((await auditHouse(own)).faults).toEqual([]);
  await own.query(forge, [betId]);
  expect((await auditHouse(own)).faults).toContainEqual(
    `bet ${betId} taken back by client ${client}: expected void by taken-back, found open by no rule`,
  );
  await house.close();
  await own.close();
});
