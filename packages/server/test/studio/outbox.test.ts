import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Db, statement } from '../../src/db/db.ts';
import { pauseAfter } from '../../src/studio/outbox.ts';
import { openTestDb } from '../support/database/test-db.ts';
import { type FakeWallet, openFakeWallet } from './fake-wallet.ts';
import { openStudioDesk, type StudioDeskOfTest } from './studio-desk.ts';

let db: Db;
let wallet: FakeWallet;
let desk: StudioDeskOfTest;
beforeAll(async () => {
  db = await openTestDb();
});
afterAll(() => db.close());
beforeEach(async () => {
  wallet = await openFakeWallet();
  desk = await openStudioDesk(db, wallet);
});
afterEach(async () => {
  await desk.close();
  await wallet.close();
});

let lastRound = 0;
/** A round of its own with a bet that stands. */
async function betOn(player: string) {
  lastRound += 1;
  const roundId = `roulette.outbox-${lastRound}`;
  const walletSession = (await desk.studio.sessions.find(await desk.sit(player)))?.walletSession ?? '';
  const bet = {
    session: walletSession,
    transactionId: `${roundId}.bet`,
    roundId,
    gameId: '100000',
    amount: '10.00',
  };
  expect(await desk.studio.wallet.bet(bet)).toBe('ok');
  return { roundId, bet };
}

const win = (player: string, roundId: string, id: string, amount: string, isFinal: boolean) =>
  db.transaction((tx) =>
    desk.studio.wallet.win(tx, { player, transactionId: `${roundId}.${id}`, roundId, amount, isFinal }),
  );

test('a call that is not answered is sent again after half a second, then after pauses twice as long, a minute at most', async () => {
  expect([0, 1, 2, 6, 7, 500].map(pauseAfter)).toEqual([500, 1_000, 2_000, 32_000, 60_000, 60_000]);
  const { roundId } = await betOn('slow');
  wallet.treat('win', 'busy', 'busy', 'busy');
  await win('slow', roundId, 'win', '5.00', true);
  desk.studio.wallet.deliver();
  await desk.studio.settled();
  const sent: number[] = [wallet.callsTo('win').length];
  for (const ms of [499, 1, 999, 1, 1_999, 1]) {
    desk.clock.advance(ms);
    await desk.studio.settled();
    sent.push(wallet.callsTo('win').length);
  }
  expect(sent).toEqual([1, 1, 2, 2, 3, 3, 4]);
  expect(await desk.studio.wallet.isAnswered(`${roundId}.win`)).toBe(true);
});

test('a call that somebody waited for in vain is not sent again before its pause is over', async () => {
  const { roundId } = await betOn('waiting');
  wallet.treat('win', 'busy');
  await win('waiting', roundId, 'win', '5.00', true);
  expect(await desk.studio.wallet.deliverNow(`${roundId}.win`)).toEqual({ isAnswered: false });
  await desk.studio.settled();
  expect(wallet.callsTo('win')).toHaveLength(1);
  desk.clock.advance(500);
  await desk.studio.settled();
  expect(wallet.callsTo('win')).toHaveLength(2);
});

test('calls of one round are sent one after the other in the order they were written', async () => {
  const { roundId } = await betOn('orderly');
  wallet.treat('win', 'busy');
  await win('orderly', roundId, 'first', '1.00', false);
  await win('orderly', roundId, 'second', '2.00', true);
  desk.studio.wallet.deliver();
  await desk.studio.settled();
  expect(wallet.wins.size).toBe(0);
  await desk.delivered();
  expect([...wallet.wins.keys()]).toEqual([`${roundId}.first`, `${roundId}.second`]);
});

test('a refusal is an answer: it is kept, and the call is not sent again', async () => {
  await win('nobody', 'roulette.never-bet-on', 'win', '5.00', true);
  await desk.delivered();
  expect(wallet.callsTo('win')).toHaveLength(1);
  const kept = statement('t-studio-kept', 'select answer from studio_call where transaction_id = $1');
  expect(await db.query(kept, ['roulette.never-bet-on.win'])).toMatchObject([
    { answer: { status: 'refused', reason: 'unknown-round' } },
  ]);
});

test('a bet asked for again gets its first answer, and is sent once', async () => {
  const { bet } = await betOn('twice');
  expect(await desk.studio.wallet.bet(bet)).toBe('ok');
  expect(wallet.callsTo('bet')).toHaveLength(1);
  expect(await desk.studio.wallet.recallBet(bet.transactionId)).toBe('ok');
  expect(await desk.studio.wallet.recallBet('roulette.never.bet')).toBeUndefined();
});

test('a bet in a session that the studio does not have is refused, and nothing is sent', async () => {
  const bet = { session: 'none', transactionId: 'x.bet', roundId: 'x', gameId: '100000', amount: '1.00' };
  expect(await desk.studio.wallet.bet(bet)).toMatchObject({ refused: 'session-ended' });
  expect(wallet.callsTo('bet')).toHaveLength(0);
});

test('a wallet that does not know the signature is asked again, and nothing is taken for an answer', async () => {
  const { roundId } = await betOn('signed');
  await desk.close();
  await win('signed', roundId, 'win', '5.00', true);
  desk = await openStudioDesk(db, wallet, { key: 'another key altogether' });
  await desk.studio.settled();
  expect(await desk.studio.wallet.isAnswered(`${roundId}.win`)).toBe(false);
  await desk.close();
  desk = await openStudioDesk(db, wallet, { startsAt: Date.UTC(2026, 0, 2) });
  await desk.delivered();
  expect(wallet.wins.size).toBe(1);
});
