import { manualClock } from '@maidan/betting';
import { statement } from '@maidan/process/db/db.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchedPurges } from '../../src/products/launched/launched.ts';
import { openWalletDesk, type WalletDesk } from '../launched/wallet-desk.ts';

const hourMs = 60 * 60_000;

let desk: WalletDesk;
beforeAll(async () => {
  desk = await openWalletDesk();
});
afterAll(() => desk.close());

const kept = statement(
  't-launched-kept',
  `select (select array_agg(transaction_id order by transaction_id) from wallet_transaction) as transactions,
     (select array_agg(round_id order by round_id) from launched_round) as rounds,
     (select count(*)::int from market where product = 'launched') as markets`,
);
const sessions = statement('t-launched-sessions', 'select 1 from wallet_session');

const rowsKept = async () => (await desk.db.query(kept))[0];

/** Deletes what has expired so many hours later. */
async function expireAfter(hours: number): Promise<void> {
  for (const purge of launchedPurges(desk.db, manualClock(desk.clock.now() + hours * hourMs)))
    while (await purge.step(10));
}

test('a player without coins who presses again and again leaves nothing behind after two days', async () => {
  const [poor, rich] = [await desk.seat(1), await desk.seat(1_000)];
  for (let press = 1; press <= 30; press += 1)
    expect(await desk.bet(poor, `poor-${press}`, `poor-${press}`, '50.00')).toMatchObject({
      reason: 'not-enough-coins',
    });
  await desk.bet(rich, 'taken', 'mixed', '1.00');
  expect(await desk.bet(rich, 'refused', 'mixed', '9000.00')).toMatchObject({ status: 'refused' });
  expect(await desk.bet(rich, 'returned', 'returned', '9000.00')).toMatchObject({ status: 'refused' });
  await desk.rollback(rich, 'rollback', 'returned', 'returned');
  const before = await rowsKept();
  expect(before).toMatchObject({ markets: 32 });

  await expireAfter(47);
  expect(await desk.db.query(sessions)).toEqual([]);
  expect(await rowsKept()).toEqual(before);
  await expireAfter(49);
  // The rolled-back bet stays, since it must fail for ever.
  const left = { transactions: ['returned', 'rollback', 'taken'], rounds: ['mixed', 'returned'], markets: 2 };
  expect(await rowsKept()).toEqual(left);
  expect(await desk.win(rich, 'won', 'mixed', '2.00')).toMatchObject({ status: 'ok' });
  expect((await desk.audit()).faults).toEqual([]);
});
