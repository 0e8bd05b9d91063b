import { afterEach, beforeEach, expect, it } from 'vitest';
import { ownProvider } from '../../src/products/launched/own-games.ts';
import { roundMarket } from '../../src/products/launched/rounds/round-market.ts';
import { contentHash } from '../../src/products/launched/transactions/answer-once.ts';
import {
  insertTransaction,
  markRolledBack,
} from '../../src/products/launched/transactions/transaction-store.ts';
import { openWalletDesk, type Player, type WalletDesk } from './wallet-desk.ts';

let desk: WalletDesk;
let player: Player;
beforeEach(async () => {
  desk = await openWalletDesk();
  player = await desk.seat(1_000);
});
afterEach(async () => {
  expect((await desk.audit()).faults).toEqual([]);
  await desk.close();
});

const startAgain = () => desk.products.launched.open?.();

const written = (transactionId: string, roundId: string) => ({
  provider: ownProvider,
  transaction_id: transactionId,
  client_id: player.id,
  market_id: roundMarket(ownProvider, player.id, roundId),
  summary: null,
  rolls_back: null,
  is_final: false,
  coins: null,
  reply: null,
});

it('a win that was stored and not paid is paid at the next start, once', async () => {
  await desk.bet(player, 'b', 'r', '10.00');
  const win = { player: player.player, transactionId: 'w', roundId: 'r', amount: '30.00', isFinal: true };
  const row = {
    ...written('w', 'r'),
    kind: 'win',
    input_hash: contentHash('win', win),
    is_final: true,
  } as const;
  await insertTransaction(desk.db, { ...row, coins: 6_000n }, desk.clock.now());
  await startAgain();
  expect(await desk.walletOf(player.id)).toEqual({ balance: 1_040, exposure: 0 });
  expect(await desk.ask('win', win)).toMatchObject({ status: 'ok', balance: '520.00' });
  expect(await desk.walletOf(player.id)).toEqual({ balance: 1_040, exposure: 0 });
});

it('a rollback that was stored and not carried out is carried out at the next start', async () => {
  await desk.bet(player, 'b', 'r', '10.00');
  await markRolledBack(desk.db, ownProvider, 'b', 'x');
  const row = { ...written('x', 'r'), kind: 'rollback', input_hash: 'as it was', rolls_back: 'b' } as const;
  await insertTransaction(desk.db, row, desk.clock.now());
  await startAgain();
  expect(await desk.walletOf(player.id)).toEqual({ balance: 1_000, exposure: 0 });
});

it('a bet that was stored and not placed is placed when it is sent again, or never once it is rolled back', async () => {
  await desk.bet(player, 'first', 'r', '1.00');
  for (const [id, isRolledBack] of [
    ['kept', false],
    ['undone', true],
  ] as const) {
    const { session } = player;
    const bet = { session, transactionId: id, roundId: 'r', gameId: '100000', amount: '10.00' };
    const row = {
      ...written(id, 'r'),
      kind: 'bet',
      input_hash: contentHash('bet', bet),
      coins: 2_000n,
    } as const;
    await insertTransaction(desk.db, row, desk.clock.now());
    if (isRolledBack) expect(await desk.rollback(player, 'x', id, 'r')).toMatchObject({ status: 'ok' });
    const reply = isRolledBack
      ? { status: 'refused', reason: 'rolled-back' }
      : { status: 'ok', balance: '489.00' };
    expect(await desk.ask('bet', bet)).toMatchObject(reply);
  }
  expect(await desk.walletOf(player.id)).toEqual({ balance: 1_000, exposure: 22 });
});
