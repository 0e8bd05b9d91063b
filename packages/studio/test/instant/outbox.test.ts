import { type Db, statement } from '@maidan/process/db/db.ts';
import { expect, test } from 'vitest';
import { pauseAfter } from '../../src/server/outbox.ts';
import { openStudioDesk } from './studio-desk.ts';
import { studioForEachTest } from './studio-for-each-test.ts';

const given = studioForEachTest();

let lastRound = 0;
/** A round of its own with an accepted bet. */
async function betOn(player: string) {
  lastRound += 1;
  const roundId = `roulette.outbox-${lastRound}`;
  const walletSession =
    (await given.desk.studio.sessions.find(await given.desk.sit(player)))?.walletSession ?? '';
  const bet = {
    session: walletSession,
    transactionId: `${roundId}.bet`,
    roundId,
    gameId: '100000',
    amount: '10.00',
  };
  expect(await given.desk.studio.wallet.bet(bet)).toBe('ok');
  return { roundId, bet };
}

const win = (player: string, roundId: string, id: string, amount: string, isFinal: boolean) =>
  given.db.transaction((tx) =>
    given.desk.studio.wallet.win(tx, { player, transactionId: `${roundId}.${id}`, roundId, amount, isFinal }),
  );

test('a call that is not answered is sent again after half a second, then after pauses twice as long, a minute at most', async () => {
  expect([0, 1, 2, 6, 7, 500].map(pauseAfter)).toEqual([500, 1_000, 2_000, 32_000, 60_000, 60_000]);
  const { roundId } = await betOn('slow');
  given.wallet.treat('win', 'busy', 'busy', 'busy');
  await win('slow', roundId, 'win', '5.00', true);
  given.desk.studio.wallet.deliver();
  await given.desk.studio.settled();
  const sent: number[] = [given.wallet.callsTo('win').length];
  for (const ms of [499, 1, 999, 1, 1_999, 1]) {
    given.desk.clock.advance(ms);
    await given.desk.studio.settled();
    sent.push(given.wallet.callsTo('win').length);
  }
  expect(sent).toEqual([1, 1, 2, 2, 3, 3, 4]);
  expect(await given.desk.studio.wallet.isAnswered(`${roundId}.win`)).toBe(true);
});

test('a call that somebody waited for in vain is not sent again before its pause is over', async () => {
  const { roundId } = await betOn('waiting');
  given.wallet.treat('win', 'busy');
  await win('waiting', roundId, 'win', '5.00', true);
  expect(await given.desk.studio.wallet.deliverNow(`${roundId}.win`)).toEqual({ isAnswered: false });
  await given.desk.studio.settled();
  expect(given.wallet.callsTo('win')).toHaveLength(1);
  given.desk.clock.advance(500);
  await given.desk.studio.settled();
  expect(given.wallet.callsTo('win')).toHaveLength(2);
});

test('calls of one round are sent one after the other in the order they were written', async () => {
  const { roundId } = await betOn('orderly');
  given.wallet.treat('win', 'busy');
  await win('orderly', roundId, 'first', '1.00', false);
  await win('orderly', roundId, 'second', '2.00', true);
  given.desk.studio.wallet.deliver();
  await given.desk.studio.settled();
  expect(given.wallet.wins.size).toBe(0);
  await given.desk.delivered();
  expect([...given.wallet.wins.keys()]).toEqual([`${roundId}.first`, `${roundId}.second`]);
});

test('a refusal is an answer: it is kept, and the call is not sent again', async () => {
  await win('nobody', 'roulette.never-bet-on', 'win', '5.00', true);
  await given.desk.delivered();
  expect(given.wallet.callsTo('win')).toHaveLength(1);
  const kept = statement('t-studio-kept', 'select answer from studio_call where transaction_id = $1');
  expect(await given.db.query(kept, ['roulette.never-bet-on.win'])).toMatchObject([
    { answer: { status: 'refused', reason: 'unknown-round' } },
  ]);
});

test('a bet requested again gets its first answer, and is sent once', async () => {
  const { bet } = await betOn('twice');
  expect(await given.desk.studio.wallet.bet(bet)).toBe('ok');
  expect(given.wallet.callsTo('bet')).toHaveLength(1);
  expect(await given.desk.studio.wallet.recallBet(bet.transactionId)).toBe('ok');
  expect(await given.desk.studio.wallet.recallBet('roulette.never.bet')).toBeUndefined();
});

test('a bet in a session that the studio does not have is refused, and nothing is sent', async () => {
  const bet = { session: 'none', transactionId: 'x.bet', roundId: 'x', gameId: '100000', amount: '1.00' };
  expect(await given.desk.studio.wallet.bet(bet)).toMatchObject({ refused: 'session-ended' });
  expect(given.wallet.callsTo('bet')).toHaveLength(0);
});

test('a call whose signature the wallet rejects is sent again, and the rejection is not taken for an answer', async () => {
  const { roundId } = await betOn('signed');
  await given.desk.close();
  await win('signed', roundId, 'win', '5.00', true);
  given.desk = await openStudioDesk(given.db, given.wallet, { key: 'another key altogether' });
  await given.desk.studio.settled();
  expect(await given.desk.studio.wallet.isAnswered(`${roundId}.win`)).toBe(false);
  await given.desk.close();
  given.desk = await openStudioDesk(given.db, given.wallet, { startsAt: Date.UTC(2026, 0, 2) });
  await given.desk.delivered();
  expect(given.wallet.wins.size).toBe(1);
});

test('a call stored while the outbox looks for the last time is sent at once, not at its next look', async () => {
  let mayEnd: Promise<void> | undefined;
  let onLook: () => void = () => undefined;
  const db: Db = {
    ...given.db,
    async query(wanted, params) {
      const rows = await given.db.query(wanted, params);
      if (wanted.name === 'studio-call-next' && mayEnd !== undefined) {
        onLook();
        await mayEnd;
      }
      return rows as never;
    },
  };
  await given.desk.close();
  given.desk = await openStudioDesk(db, given.wallet);
  const { roundId } = await betOn('late');
  await given.desk.studio.settled();

  const end = Promise.withResolvers<void>();
  const looking = Promise.withResolvers<void>();
  mayEnd = end.promise;
  onLook = looking.resolve;
  given.desk.studio.wallet.deliver();
  await looking.promise;
  mayEnd = undefined;
  await win('late', roundId, 'win', '5.00', true);
  given.desk.studio.wallet.deliver();
  end.resolve();
  await given.desk.studio.settled();
  expect([...given.wallet.wins.keys()]).toEqual([`${roundId}.win`]);
});
