import { expect, it } from 'vitest';
import { ownProvider } from '../../src/launched/games/own-games.ts';
import { roundMarket } from '../../src/launched/rounds/round-market.ts';
import { lockRound } from '../../src/launched/rounds/round-store.ts';
import { openPostgresTestDb } from '../support/database/test-db.ts';
import { openWalletDesk } from './wallet-desk.ts';

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
