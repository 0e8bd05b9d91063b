import { statement } from '@maidan/process/db/db.ts';
import { describe, expect, it } from 'vitest';
import { verifyVirtualRound } from '../../src/rules/verify-virtual-round.ts';
import { findVirtualGame } from '../../src/rules/virtual-games.ts';
import { ludoView } from '../../src/wire/ludo.ts';
import { clientSeed, onRed, openStudioDesk } from './studio-desk.ts';
import { studioForEachTest } from './studio-for-each-test.ts';

const given = studioForEachTest();

let lastPlayer = 0;
const newPlayer = (): string => {
  lastPlayer += 1;
  return `play-${lastPlayer}`;
};

const seedOf = statement('t-studio-seed', 'select seed, state from studio_round where id = $1');
const callsOf = statement(
  't-studio-calls',
  'select transaction_id from studio_call where round_id = any ($1::text[]) order by number',
);
const ludoTables = statement('t-studio-ludo-tables', 'select 1 from studio_ludo_game');
const stored = async (roundId: string) =>
  (await given.db.query<{ seed: string; state: string }>(seedOf, [roundId]))[0];

async function sitDown(funds = 1_000, gameId?: string) {
  const player = newPlayer();
  const session = await given.desk.sit(player, gameId, funds);
  const { next } = await given.desk.state(session);
  return { player, session, roundId: next.roundId, commitment: next.commitment };
}

async function playOk(session: string, roundId: string, bets = onRed) {
  const answer = await given.desk.play(session, { roundId, clientSeed, bets });
  if (answer.status !== 'ok') throw new Error(answer.message);
  return answer;
}

describe('opening a game', () => {
  it('changes the launch token once for a session of the studio', async () => {
    const token = given.wallet.launch(newPlayer());
    const opened = await given.desk.open(token);
    expect(opened).toMatchObject({
      game: 'roulette',
      playerName: `Name of play-${lastPlayer}`,
      pricePerPoint: 2,
    });
    expect(opened.balance).toBe('1000.00');
    const again = await given.desk.send('POST', 'open', undefined, { token });
    expect(again).toMatchObject({ status: 401, json: { status: 'refused', reason: 'session-ended' } });
  });

  it('is refused with the reason where the wallet does not answer, or the studio does not have the game', async () => {
    given.wallet.treat('authenticate', 'busy');
    const lost = await given.desk.send('POST', 'open', undefined, {
      token: given.wallet.launch(newPlayer()),
    });
    expect(lost).toMatchObject({ status: 503, json: { reason: 'no-answer' } });
    const unknown = await given.desk.send('POST', 'open', undefined, {
      token: given.wallet.launch(newPlayer(), '201153'),
    });
    expect(unknown).toMatchObject({ status: 401, json: { reason: 'game-off' } });
  });

  it('offers the same round until it is played, and never shows its seed before', async () => {
    const { session, roundId, commitment } = await sitDown();
    const { seed = '' } = (await stored(roundId)) ?? {};
    expect((await given.desk.state(session)).next).toMatchObject({ roundId, commitment, version: '1' });
    const shown = [
      await given.desk.send('GET', 'state', session),
      await given.desk.send('GET', `rounds/${roundId}`),
      await given.desk.send('POST', 'play', session, {
        roundId,
        clientSeed,
        bets: [{ option: 'red', points: 1 }],
      }),
    ];
    for (const { text } of shown) expect(text).not.toContain(seed);
    expect(shown.map(({ status }) => status)).toEqual([200, 404, 200]);
  });

  it.each([
    ['no session', undefined],
    ['a session nobody has', 'A'.repeat(43)],
    ['a launch token', 'launch-token-number-1'],
  ])('refuses calls with %s', async (_, session) => {
    expect(await given.desk.send('GET', 'state', session)).toMatchObject({
      status: 401,
      json: { reason: 'session-ended' },
    });
  });

  it('ends a session after twelve hours', async () => {
    const { session } = await sitDown();
    given.desk.clock.advance(12 * 60 * 60_000 - 1_000);
    expect((await given.desk.send('GET', 'state', session)).status).toBe(200);
    given.desk.clock.advance(1_000);
    expect((await given.desk.send('GET', 'state', session)).status).toBe(401);
  });
});

describe('a round that is played', () => {
  it.each([
    [
      '100000',
      [
        { option: 'red', points: 100 },
        { option: 'straight-17', points: 10 },
      ],
    ],
    [
      '400000',
      [
        { option: 'high', points: 15 },
        { option: 'number-7', points: 10 },
      ],
    ],
    [
      '600000',
      [
        { option: 'andar', points: 15 },
        { option: 'cards-1-5', points: 11 },
      ],
    ],
  ])(
    'of game %s is decided by both seeds, paid to the hundredth, and can be checked by anybody',
    async (gameId, bets) => {
      const { player, session, roundId, commitment } = await sitDown(1_000, gameId);
      const { round, isPaid, balance, next } = await playOk(session, roundId, bets);
      const staked = bets.reduce((sum, bet) => sum + bet.points, 0);
      expect(round).toMatchObject({ roundId, commitment, clientSeed, staked: `${staked}.00` });
      expect(verifyVirtualRound(round).checks.filter(({ isOk }) => !isOk)).toEqual([]);
      expect(await given.desk.record(roundId)).toEqual(round);
      expect(isPaid).toBe(true);
      expect(given.wallet.balanceOf(player)).toBe(1_000 - staked + Number(round.paid));
      expect(balance).toBe(given.wallet.balanceOf(player).toFixed(2));
      expect(next.roundId).not.toBe(roundId);
      const [win] = given.wallet.callsTo('win');
      expect(win?.body).toMatchObject({ player, roundId, amount: round.paid, isFinal: true });
      expect((await given.desk.state(session)).recent[0]).toMatchObject({
        roundId,
        outcome: round.outcome,
        paid: round.paid,
      });
    },
  );

  it('gets the same answer for the same content, and moves money once', async () => {
    const { player, session, roundId } = await sitDown();
    const first = await playOk(session, roundId);
    const second = await playOk(session, roundId);
    expect(second.round).toEqual(first.round);
    expect([given.wallet.callsTo('bet').length, given.wallet.callsTo('win').length]).toEqual([1, 1]);
    expect(given.wallet.balanceOf(player)).toBe(900 + Number(first.round.paid));
  });

  it('with one number listed twice is one bet of the sum, staked, limited and paid as one', async () => {
    const { player, session, roundId } = await sitDown();
    const numbers = Array.from({ length: 37 }, (_, number) => `${number}`);
    const twice = [...numbers, ...numbers].map((number) => ({ option: `straight-${number}`, points: 5 }));
    const { round } = await playOk(session, roundId, twice);
    expect(round.bets).toHaveLength(37);
    expect(round.bets.every(({ points }) => points === 10)).toBe(true);
    expect(round.bets.filter(({ paid }) => paid !== '0.00')).toMatchObject([{ points: 10, paid: '360.00' }]);
    expect(round).toMatchObject({ staked: '370.00', paid: '360.00' });
    expect(given.wallet.callsTo('bet')).toMatchObject([{ body: { amount: '370.00' } }]);
    expect(given.wallet.balanceOf(player)).toBe(1_000 - 370 + 360);
    const once = numbers.map((number) => ({ option: `straight-${number}`, points: 10 }));
    expect((await playOk(session, roundId, once)).round).toEqual(round);
  });

  it('with one number listed twice is refused where the sum is above its limit', async () => {
    const { session, roundId } = await sitDown(100_000);
    const { stakeMax = 0 } = findVirtualGame('roulette', '1')?.options.find(({ id }) => id === 'red') ?? {};
    const bets = [stakeMax, 1].map((points) => ({ option: 'red', points }));
    expect(await given.desk.play(session, { roundId, clientSeed, bets })).toMatchObject({
      status: 'refused',
      reason: 'amount',
    });
    expect(given.wallet.callsTo('bet')).toEqual([]);
  });

  it('is played once when two pages press at the same moment', async () => {
    const { session, roundId } = await sitDown();
    const answers = await Promise.all([1, 2, 3].map(() => playOk(session, roundId)));
    expect(new Set(answers.map(({ round }) => JSON.stringify(round))).size).toBe(1);
    expect(given.wallet.callsTo('bet')).toHaveLength(1);
  });

  it.each([
    ['other bets', { clientSeed, bets: [{ option: 'black', points: 100 }] }],
    ['another stake', { clientSeed, bets: [{ option: 'red', points: 101 }] }],
    ['another seed', { clientSeed: 'player-seed-2', bets: onRed }],
  ])('is not played again with %s', async (_, change) => {
    const { session, roundId } = await sitDown();
    await playOk(session, roundId);
    expect(await given.desk.play(session, { roundId, ...change })).toMatchObject({
      status: 'refused',
      reason: 'reused',
    });
    expect(given.wallet.callsTo('bet')).toHaveLength(1);
  });

  it('is the player’s own: neither another player nor another game can play it', async () => {
    const mine = await sitDown();
    const theirs = await sitDown();
    const other = await given.desk.sit(mine.player, '400000');
    for (const session of [theirs.session, other])
      expect(
        await given.desk.play(session, { roundId: mine.roundId, clientSeed, bets: onRed }),
      ).toMatchObject({
        reason: 'unknown-round',
      });
    expect(given.wallet.callsTo('bet')).toHaveLength(0);
  });

  it('can be of any game in the lobby, which has to name one', async () => {
    const session = await given.desk.sit(newPlayer(), '900000');
    expect((await given.desk.send('GET', 'state', session)).status).toBe(400);
    const { next } = await given.desk.state(session, '?game=dus-ka-dum');
    const { round } = await playOk(session, next.roundId, [{ option: 'number-3', points: 10 }]);
    expect(round.game).toBe('dus-ka-dum');
    expect(given.wallet.callsTo('bet')[0]?.body.gameId).toBe('400000');
  });

  it('is by the rules with la partage where they are set, and an offer by other rules is withdrawn', async () => {
    const { player, roundId } = await sitDown();
    const other = await openStudioDesk(given.db, given.wallet, { hasPartage: true });
    const session = await other.sit(player);
    const { next, version } = await other.state(session);
    expect(version).toBe('1-la-partage');
    expect(next.roundId).not.toBe(roundId);
    expect(await other.play(session, { roundId, clientSeed, bets: onRed })).toMatchObject({
      reason: 'unknown-round',
    });
    const answer = await other.play(session, { roundId: next.roundId, clientSeed, bets: onRed });
    expect(answer).toMatchObject({ status: 'ok', round: { version: '1-la-partage' } });
    await other.close();
  });
});

describe('a play that is refused', () => {
  it.each([
    ['an option that is not there', [{ option: 'purple', points: 10 }], 'unknown-option'],
    ['too little', [{ option: 'red', points: 9 }], 'amount'],
    ['too much', [{ option: 'straight-1', points: 2_001 }], 'amount'],
  ])('for %s makes no call to the wallet and leaves the round to be played', async (_, bets, reason) => {
    const { session, roundId } = await sitDown();
    const answer = await given.desk.play(session, { roundId, clientSeed, bets });
    expect(answer).toMatchObject({ status: 'refused', reason });
    expect(answer).not.toHaveProperty('next');
    expect(given.wallet.callsTo('bet')).toHaveLength(0);
    expect((await playOk(session, roundId)).round.roundId).toBe(roundId);
  });

  it.each([
    ['part of a point', { bets: [{ option: 'red', points: 10.5 }] }],
    ['less than nothing', { bets: [{ option: 'red', points: -10 }] }],
    ['no bet', { bets: [] }],
    ['a seed with a colon', { clientSeed: 'seed:seed:seed' }],
    ['a round of no game', { roundId: '../../etc' }],
  ])('for %s is malformed', async (_, change) => {
    const { session, roundId } = await sitDown();
    const body = { roundId, clientSeed, bets: onRed, ...change };
    expect(await given.desk.send('POST', 'play', session, body)).toMatchObject({
      status: 400,
      json: { reason: 'malformed' },
    });
    expect(given.wallet.callsTo('bet')).toHaveLength(0);
  });

  it('by the wallet ends the round, is answered the same again, and comes with the next round', async () => {
    const { player, session, roundId } = await sitDown(50);
    const answer = await given.desk.play(session, { roundId, clientSeed, bets: onRed });
    expect(answer).toMatchObject({ status: 'refused', reason: 'not-enough-coins' });
    expect(answer).toHaveProperty('next.roundId');
    expect(await given.desk.play(session, { roundId, clientSeed, bets: onRed })).toEqual(answer);
    expect(given.wallet.callsTo('bet')).toHaveLength(1);
    expect(given.wallet.balanceOf(player)).toBe(50);
    expect(await given.desk.record(roundId)).toBeUndefined();
  });

  it.each(['lose-answer', 'lose-call', 'busy', 'nonsense'] as const)(
    'because the answer to its bet is missing (%s) is rolled back until the wallet confirms it',
    async (treatment) => {
      const { player, session, roundId } = await sitDown();
      given.wallet.treat('bet', treatment);
      given.wallet.treat('rollback', 'busy', 'lose-call', 'lose-answer');
      const answer = await given.desk.play(session, { roundId, clientSeed, bets: onRed });
      expect(answer).toMatchObject({ status: 'refused', reason: 'no-answer' });
      await given.desk.studio.settled();
      expect(given.wallet.callsTo('rollback')).toHaveLength(1);
      await given.desk.delivered();
      expect(given.wallet.rolledBack).toContain(`${roundId}.bet`);
      expect(given.wallet.balanceOf(player)).toBe(1_000);
      expect(given.wallet.wins.size).toBe(0);
      expect(await given.desk.record(roundId)).toBeUndefined();
      expect(await given.desk.play(session, { roundId, clientSeed, bets: onRed })).toMatchObject({
        reason: 'no-answer',
      });
    },
  );

  it('after the wallet took too long, is rolled back too', async () => {
    const { player, session, roundId } = await sitDown();
    given.wallet.treat('bet', 'hold');
    const playing = given.desk.play(session, { roundId, clientSeed, bets: onRed });
    await given.wallet.untilHeld();
    given.desk.clock.advance(8_000);
    expect(await playing).toMatchObject({ reason: 'no-answer' });
    await given.desk.delivered();
    given.wallet.release();
    expect(given.wallet.balanceOf(player)).toBe(1_000);
  });
});

describe('a win', () => {
  it('that the wallet does not take at once is shown as not paid, and sent until it is', async () => {
    const { player, session, roundId } = await sitDown();
    given.wallet.treat('win', 'busy', 'lose-answer', 'nonsense', 'busy');
    const { round, isPaid, balance } = await playOk(session, roundId);
    expect([isPaid, balance]).toEqual([false, null]);
    await given.desk.delivered();
    expect(given.wallet.balanceOf(player)).toBe(900 + Number(round.paid));
    expect(given.wallet.wins.size).toBe(1);
    expect(await playOk(session, roundId)).toMatchObject({
      isPaid: true,
      balance: given.wallet.balanceOf(player).toFixed(2),
    });
  });

  it('is sent after a restart, also when its player’s session is over', async () => {
    const { player, session, roundId } = await sitDown();
    given.wallet.treat('win', 'busy', 'busy');
    const { round } = await playOk(session, roundId);
    await given.desk.close();
    given.desk = await openStudioDesk(given.db, given.wallet, { startsAt: Date.UTC(2026, 0, 3) });
    await given.desk.delivered();
    expect(given.wallet.balanceOf(player)).toBe(900 + Number(round.paid));
    expect((await given.desk.send('GET', 'state', session)).status).toBe(401);
  });
});

describe('the studio', () => {
  it('takes a hundred calls of a player in ten seconds, and no more', async () => {
    const { session } = await sitDown();
    const statuses: number[] = [];
    for (let call = 0; call < 110; call += 1)
      statuses.push((await given.desk.send('GET', 'state?recent=0', session)).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(11);
    given.desk.clock.advance(10_000);
    expect((await given.desk.send('GET', 'state', session)).status).toBe(200);
  });

  it('counts the calls of a demo client, which everyone shares, for each address', async () => {
    const { demo } = given.wallet;
    demo.add('trial-player');
    const session = await given.desk.sit('trial-player');
    const from = async (address: string) =>
      (await given.desk.send('GET', 'state?recent=0', session, undefined, address)).status;
    for (let call = 0; call < 100; call += 1) await from('10.0.0.1');
    expect(await from('10.0.0.1')).toBe(429);
    expect(await from('10.0.0.2')).toBe(200);
  });

  it('deletes a refused play after two days, so that a player without coins fills no disk', async () => {
    const poor = await sitDown(50);
    await given.desk.play(poor.session, { roundId: poor.roundId, clientSeed, bets: onRed });
    const rich = await sitDown();
    await playOk(rich.session, rich.roundId);
    await given.desk.delivered();
    const callsAt = async (days: number) => {
      await given.desk.close();
      given.desk = await openStudioDesk(given.db, given.wallet, { startsAt: Date.UTC(2026, 0, 1 + days) });
      await given.desk.studio.settled();
      const calls = await given.db.query<{ transaction_id: string }>(callsOf, [[poor.roundId, rich.roundId]]);
      return calls.map(({ transaction_id }) => transaction_id);
    };
    expect(await callsAt(2)).toContain(`${poor.roundId}.bet`);
    expect(await stored(poor.roundId)).toMatchObject({ state: 'refused' });
    expect(await callsAt(3)).toEqual([`${rich.roundId}.bet`, `${rich.roundId}.win`]);
    expect(await stored(poor.roundId)).toBeUndefined();
    expect(await given.desk.record(rich.roundId)).toBeDefined();
  });

  it('deletes Ludo tables at which nobody played after two days, so that sitting down fills no disk', async () => {
    const session = await given.desk.sit(newPlayer(), '600113');
    for (let sitting = 1; sitting <= 5; sitting += 1) {
      const request = { requestId: `sitting-${sitting}`, stake: 25, against: 'anyone' };
      const { json } = await given.desk.send('POST', 'ludo/sit', session, request);
      const { gameId } = ludoView.parse(json).table ?? {};
      await given.desk.send('POST', 'ludo/leave', session, { gameId });
    }
    const tablesAt = async (days: number) => {
      await given.desk.close();
      given.desk = await openStudioDesk(given.db, given.wallet, { startsAt: Date.UTC(2026, 0, 1 + days) });
      await given.desk.studio.settled();
      return (await given.db.query(ludoTables)).length;
    };
    expect([await tablesAt(1), await tablesAt(3)]).toEqual([5, 0]);
  });

  it('deletes sessions that have ended and rounds after half a year, and none that is not paid', async () => {
    const { session, roundId } = await sitDown();
    await playOk(session, roundId);
    const unpaid = await sitDown();
    given.wallet.treat('win', ...Array.from({ length: 40 }, () => 'busy' as const));
    await playOk(unpaid.session, unpaid.roundId);
    await given.desk.close();
    given.desk = await openStudioDesk(given.db, given.wallet, { startsAt: Date.UTC(2026, 6, 20) });
    expect(await given.desk.record(roundId)).toBeUndefined();
    expect(await given.desk.record(unpaid.roundId)).toBeDefined();
    given.wallet.treat('win');
    await given.desk.delivered();
  });
});
