import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { auditHouse } from '../../src/bets/audit/audit.ts';
import { operatedProducts, productChecks } from '../../src/products.ts';
import { openWalletDesk, roulette, type WalletDesk } from '../launched/wallet-desk.ts';
import { operateHouse } from '../operator/operate-house.ts';
import { type HeldInTransaction, heldInTransaction } from '../support/database/held-in-transaction.ts';
import { openPostgresTestDb } from '../support/database/test-db.ts';
import { type FlightDesk, openFlightDesk } from '../support/flights/flight-desk.ts';
import { type MatkaDesk, openMatkaDesk } from '../support/matka-desk.ts';
import { mustGame, openTableDesk, roundIdOf, type TableDesk } from '../support/table-desk.ts';
import type { TestApp } from '../support/test-app.ts';

/** A bet sent before an operator's command and decided after it. */
interface Pressed {
  readonly press: () => Promise<{
    readonly error: boolean;
    readonly refusal: { readonly key: string } | undefined;
  }>;
  readonly command: readonly string[];
}

const describeOnPostgres = describe.skipIf(inject('migratedPostgres') === undefined);

let db: HeldInTransaction;
async function openDb(): Promise<{ db: HeldInTransaction }> {
  const opened = await openPostgresTestDb();
  if (opened === undefined) throw new Error('no PostgreSQL on this platform');
  db = heldInTransaction(opened);
  return { db };
}

/** The first statement of a batch of bets. */
const deciding = 'bets-clients-lock-free';

/** The command is carried out while the bet is about to be decided. */
async function commandMeanwhile(app: TestApp, { press, command }: Pressed): Promise<string | undefined> {
  db.holdNext(deciding);
  const betting = press();
  await db.untilHeld();
  const result = await operateHouse(app, operatedProducts(app.products), command);
  expect(result).toMatchObject({ exit: 0 });
  db.release();
  const { error, refusal } = await betting;
  return error ? refusal?.key : 'accepted';
}

const exposureOf = async (app: TestApp, client: { token: string }) =>
  (await app.call('user/userBalance', {}, client)).data?.exposure;

async function expectSound(): Promise<void> {
  expect((await auditHouse(db, undefined, undefined, productChecks)).faults).toEqual([]);
}

describeOnPostgres('a bet at a live table that waits to be decided', () => {
  const teen9 = mustGame('3048');
  let desk: TableDesk;
  beforeAll(async () => {
    desk = await openTableDesk(await openDb());
  });
  afterEach(expectSound);
  afterAll(() => desk.close());

  test.each([
    [['set-table', 'teen9', '--stake-max', '500'], 'stake-above-max'],
    [['set-table', 'teen9', '--stake-min', '2000', '--stake-max', 'none'], 'stake-below-min'],
    [['set-table', 'teen9', '--stake-min', 'none'], 'accepted'],
    [['shut-table', 'teen9'], 'market-suspended'],
  ])('is decided by the settings after %j', async (command, answer) => {
    const client = await desk.seat();
    const roundId = roundIdOf(await desk.freshRound('teen9', 'main'));
    const press = () => desk.place(client, teen9, { roundId, sid: '11', rate: '2.94', amount: 1000 });
    expect(await commandMeanwhile(desk, { press, command })).toBe(answer);
    expect(await exposureOf(desk, client)).toBe(answer === 'accepted' ? 1000 : 0);
  });
});

describeOnPostgres('a bet at a matka that waits to be decided', () => {
  let desk: MatkaDesk;
  beforeAll(async () => {
    desk = await openMatkaDesk(await openDb());
  });
  afterEach(expectSound);
  afterAll(() => desk.close());

  test.each([
    [['set-matka', 'sandhya', '--stake-max', '500'], 'stake-above-max'],
    [['set-matka', 'sandhya', '--stake-min', '2000', '--stake-max', 'none'], 'stake-below-min'],
    [['set-matka', 'sandhya', '--stake-min', 'none', '--liability-max', '5000'], 'house-limit-reached'],
    [['set-matka', 'sandhya', '--liability-max', 'usual'], 'accepted'],
    [['shut-matka', 'sandhya'], 'market-suspended'],
  ])('is decided by the settings after %j', async (command, answer) => {
    const client = await desk.player();
    const press = () => desk.place(client, { amount: 1000 });
    expect(await commandMeanwhile(desk, { press, command })).toBe(answer);
    expect((await desk.wallet(client)).exposure).toBe(answer === 'accepted' ? 1000 : 0);
  });
});

describeOnPostgres('a bet on a flight that waits to be decided', () => {
  let desk: FlightDesk;
  beforeAll(async () => {
    desk = await openFlightDesk(await openDb());
  });
  afterEach(expectSound);
  afterAll(() => desk.close());

  test.each([
    [['set-aviator', '--stake-max', '500'], 'stake-above-max'],
    [['set-aviator', '--stake-min', '2000', '--stake-max', 'none'], 'stake-below-min'],
    [['set-aviator', '--stake-min', 'none'], 'accepted'],
    [['shut-aviator'], 'market-suspended'],
  ])('is decided by the settings after %j', async (command, answer) => {
    const client = await desk.seat();
    expect(await commandMeanwhile(desk, { press: () => desk.bet(client, 1000), command })).toBe(answer);
    expect(await exposureOf(desk, client)).toBe(answer === 'accepted' ? 1000 : 0);
  });
});

describeOnPostgres('a bet of a launched game that waits to be decided', () => {
  let desk: WalletDesk;
  beforeAll(async () => {
    desk = await openWalletDesk(await openDb());
  });
  afterAll(async () => {
    expect((await desk.audit()).faults).toEqual([]);
    await desk.close();
  });

  test('is refused when the game is switched off meanwhile, and nothing is held', async () => {
    const player = await desk.seat();
    db.holdNext(deciding);
    const betting = desk.bet(player, 'late-1', 'round-1', '100.00');
    await db.untilHeld();
    expect((await desk.run('switch-game', roulette, 'off')).exit).toBe(0);
    db.release();
    expect(await betting).toMatchObject({ status: 'refused', reason: 'game-off' });
    expect(await desk.walletOf(player.id)).toEqual({ balance: 1000, exposure: 0 });
    // Switched on again, the same transaction gets the same answer.
    await desk.run('switch-game', roulette, 'on');
    expect(await desk.bet(player, 'late-1', 'round-1', '100.00')).toMatchObject({ reason: 'game-off' });
  });
});
