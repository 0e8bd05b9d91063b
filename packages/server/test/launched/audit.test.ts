import { afterEach, beforeEach, expect, it } from 'vitest';
import { openWalletDesk, type Player, type WalletDesk } from './wallet-desk.ts';

let desk: WalletDesk;
let player: Player;
beforeEach(async () => {
  desk = await openWalletDesk();
  player = await desk.seat(1_000);
  await desk.bet(player, 'b1', 'r1', '10.00');
  await desk.win(player, 'w1', 'r1', '30.00');
  await desk.bet(player, 'b2', 'r2', '10.00');
  await desk.rollback(player, 'x2', 'b2', 'r2');
  expect((await desk.audit()).faults).toEqual([]);
});
afterEach(() => desk.close());

const faults = async () => (await desk.audit()).faults.join('\n');
let changes = 0;
const change = (text: string) => {
  changes += 1;
  return desk.db.query({ name: `test-change-${changes}`, text });
};

it('a bet that was answered as taken is missed when it is not in the books', async () => {
  await change(`insert into wallet_transaction select provider, 'b9', kind, input_hash, client_id, market_id, coins, is_final, summary,
    rolls_back, rolled_back_by, asked_at, reply from wallet_transaction where transaction_id = 'b1'`);
  expect(await faults()).toContain('bet b9 of maidan-studio: expected a bet in the books, found none');
});

it('a bet on a launched round that no provider sent is found', async () => {
  await change(`update wallet_transaction set transaction_id = 'b8' where transaction_id = 'b1'`);
  expect(await faults()).toMatch(/bet \d+ is on a launched round, and no provider asked for it/);
});

it('a stake other than the one sent is found', async () => {
  await change(`update wallet_transaction set coins = 1 where transaction_id = 'b1'`);
  expect(await faults()).toContain('bet b1 of maidan-studio: expected a stake of 0.01, found 20');
});

it('a bet that is still in the books though it was rolled back is found', async () => {
  await change(`update wallet_transaction set rolled_back_by = 'x2' where transaction_id = 'b1'`);
  expect(await faults()).toMatch(/bet b1 of maidan-studio: was rolled back, and bet \d+ stands/);
});

it('a round paid other than its wins say is found', async () => {
  await change(`update wallet_transaction set coins = coins + 1 where transaction_id = 'w1'`);
  expect(await faults()).toMatch(
    /round r1 of maidan-studio \(launched-[0-9a-f]+\): expected 40.01 by what was asked, found 40/,
  );
});

it('a round that is over and has no result is found', async () => {
  await desk.bet(player, 'b3', 'r3', '10.00');
  await desk.win(player, 'w3', 'r3', '1.00', { isFinal: false });
  await change(`update wallet_transaction set is_final = true where transaction_id = 'w3'`);
  expect(await faults()).toMatch(/round r3 of .*: expected a result, found none/);
});
