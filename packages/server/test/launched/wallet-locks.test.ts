import { expect, it } from 'vitest';
import { ownProvider } from '../../src/products/launched/own-games.ts';
import { roundMarket } from '../../src/products/launched/rounds/round-market.ts';
import { lockRound } from '../../src/products/launched/rounds/round-store.ts';
import { contentHash } from '../../src/products/launched/transactions/answer-once.ts';
import { insertTransaction } from '../../src/products/launched/transactions/transaction-store.ts';
import { lockWallets } from '../../src/wallet/wallets.ts';
import { openPostgresTestDb } from '../support/database/test-db.ts';
import { openWalletDesk, roulette } from './wallet-desk.ts';

// A bet locks its id and then its round, and its rollback locks the round and then the id: if the bet waited for the
// round, the two would deadlock.
it('a bet does not wait for a round that a win or a rollback has locked', async ({ skip }) => {
  const db = await openPostgresTestDb();
  if (db === undefined) return skip('no PostgreSQL on this platform');
  const desk = await openWalletDesk({ db });
  const player = await desk.seat();
  await desk.bet(player, 'first', 'locked', '10.00');
  const second = await db.transaction(async (tx) => {
    await lockRound(tx, roundMarket(ownProvider, player.id, 'locked'));
    return desk.bet(player, 'second', 'locked', '5.00');
  });
  expect(second).toMatchObject({ status: 'ok', transactionId: 'second' });
  expect((await desk.audit()).faults).toEqual([]);
  await desk.close();
});

it('a rollback is not answered as done while its bet cannot be refused, and is when it is sent again', async ({
  skip,
}) => {
  const db = await openPostgresTestDb();
  if (db === undefined) return skip('no PostgreSQL on this platform');
  const desk = await openWalletDesk({ db });
  const player = await desk.seat();
  await desk.bet(player, 'first', 'locked', '10.00');
  const { session } = player;
  const bet = { session, transactionId: 'under-way', roundId: 'locked', gameId: roulette, amount: '5.00' };
  const row = {
    provider: ownProvider,
    transaction_id: bet.transactionId,
    kind: 'bet',
    input_hash: contentHash('bet', bet),
    client_id: player.id,
    market_id: roundMarket(ownProvider, player.id, bet.roundId),
    coins: 1_000n,
    is_final: false,
    summary: null,
    rolls_back: null,
    reply: null,
  } as const;
  await insertTransaction(db, row, desk.clock.now());
  const rollBack = () => desk.rollback(player, 'back', bet.transactionId, bet.roundId);
  const early = await db.transaction(async (tx) => {
    await lockWallets(tx, [player.id]);
    const ticking = setInterval(() => desk.clock.advance(10_000), 10);
    const answer = await rollBack();
    clearInterval(ticking);
    return answer;
  });
  expect(early).toMatchObject({ http: 503, status: 'failed' });
  expect(await rollBack()).toMatchObject({ status: 'ok', balance: '490.00' });
  expect(await desk.ask('bet', bet)).toMatchObject({ status: 'refused', reason: 'rolled-back' });
  expect((await desk.audit()).faults).toEqual([]);
  await desk.close();
});
