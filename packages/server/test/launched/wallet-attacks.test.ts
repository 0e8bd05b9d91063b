import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openWalletDesk, type Player, roulette, type WalletDesk } from './wallet-desk.ts';

let desk: WalletDesk;
let player: Player;
let strangerKey = '';

beforeAll(async () => {
  desk = await openWalletDesk();
  player = await desk.seat(1_000);
  const { lines } = await desk.run('add-provider', 'stranger');
  strangerKey = /: ([0-9a-f]{64})$/.exec(lines[0] ?? '')?.[1] ?? '';
});
afterAll(async () => {
  expect(await desk.walletOf(player.id)).toEqual({ balance: 1_000, exposure: 0 });
  expect((await desk.audit()).faults).toEqual([]);
  await desk.close();
});

let last = 0;
let bet: { session: string; transactionId: string; roundId: string; gameId: string; amount: string };
beforeEach(() => {
  last += 1;
  // Refused calls of one address are limited.
  desk.clock.advance(1_000);
  bet = {
    session: player.session,
    transactionId: `t-${last}`,
    roundId: 'r',
    gameId: roulette,
    amount: '5.00',
  };
});

const isLogged = (why: string) =>
  desk.logged.some((line) => line.includes('wallet call refused') && line.includes(why));

describe('a call is refused, logged and moves nothing', () => {
  it('with a signature of another key', async () => {
    expect(await desk.ask('bet', bet, { key: 'f'.repeat(64) })).toMatchObject({ http: 401 });
    expect(isLogged('bad signature')).toBe(true);
  });

  it.each(['', 'x', '0'.repeat(64), 'z'.repeat(64), '0'.repeat(4_000)])(
    'with the signature "%.20s"',
    async (signature) => {
      expect(await desk.ask('bet', bet, { signature })).toMatchObject({ http: 401 });
    },
  );

  it('with a body other than the one signed', async () => {
    const sent = JSON.stringify({ ...bet, amount: '0.01' });
    expect(await desk.ask('bet', bet, { sent })).toMatchObject({ http: 401 });
    expect(await desk.ask('bet', bet, { sent: `${JSON.stringify(bet)} ` })).toMatchObject({ http: 401 });
  });

  it('of a provider nobody knows', async () => {
    expect(await desk.ask('bet', bet, { provider: 'nobody' })).toMatchObject({ http: 401 });
    expect(isLogged('unknown provider')).toBe(true);
  });

  it('of one provider under the name of another', async () => {
    expect(await desk.ask('bet', bet, { key: strangerKey })).toMatchObject({ http: 401 });
  });

  it('more than a minute old, or ahead', async () => {
    desk.clock.advance(120_000);
    for (const off of [-60_001, 60_001])
      expect(await desk.ask('bet', bet, { timestamp: desk.clock.now() + off })).toMatchObject({ http: 401 });
    expect(isLogged('bad timestamp')).toBe(true);
  });

  it.each(['', 'soon', '1e12', '-5', '99999999999999999999'])('at the time "%s"', async (timestamp) => {
    expect(await desk.ask('bet', bet, { timestamp })).toMatchObject({ http: 401 });
  });

  it('that is replayed, also when it was refused', async () => {
    const nonce = randomBytes(16).toString('base64url');
    const poor = { ...bet, amount: '999999.00' };
    expect(await desk.ask('bet', poor, { nonce })).toMatchObject({ http: 200, status: 'refused' });
    expect(await desk.ask('bet', poor, { nonce })).toMatchObject({ http: 401 });
    desk.clock.advance(50_000);
    expect(await desk.ask('balance', { session: player.session }, { nonce })).toMatchObject({ http: 401 });
    expect(isLogged('nonce was used')).toBe(true);
  });

  it.each(['', 'short', 'has space in it and more', 'x'.repeat(65)])('with the nonce "%s"', async (nonce) => {
    expect(await desk.ask('bet', bet, { nonce })).toMatchObject({ http: 401 });
  });

  it.each(['-5.00', '5', '5.001', '1e9', '0.00', '1000000000.00', 5, null, ['5.00'], { points: '5.00' }])(
    'of the amount %j',
    async (amount) => {
      expect(await desk.ask('bet', { ...bet, amount })).toMatchObject({ http: 400, status: 'failed' });
      const win = { player: player.player, transactionId: bet.transactionId, roundId: 'r', isFinal: true };
      if (amount !== '0.00') expect(await desk.ask('win', { ...win, amount })).toMatchObject({ http: 400 });
    },
  );

  it('of more than anybody has', async () => {
    expect(await desk.ask('bet', { ...bet, amount: '999999999.99' })).toMatchObject({ status: 'refused' });
  });

  it('on a game nobody knows, or of another provider, or switched off', async () => {
    expect(await desk.ask('bet', { ...bet, gameId: '201153' })).toMatchObject({ reason: 'game-off' });
    await desk.run('add-game', 'slots', 'stranger', 'Slots', 'https://games.test/slots');
    expect(
      await desk.ask('bet', { ...bet, transactionId: `${bet.transactionId}-s`, gameId: 'slots' }),
    ).toMatchObject({
      reason: 'game-off',
    });
    await desk.run('switch-game', roulette, 'off');
    expect(await desk.ask('bet', { ...bet, transactionId: `${bet.transactionId}-o` })).toMatchObject({
      reason: 'game-off',
    });
    await desk.run('switch-game', roulette, 'on');
  });

  it("with another provider's session, token or player", async () => {
    const stranger = { provider: 'stranger', key: strangerKey };
    const token = await desk.launch(player);
    expect(await desk.ask('authenticate', { token }, stranger)).toMatchObject({ reason: 'session-ended' });
    expect(await desk.ask('authenticate', { token })).toMatchObject({ status: 'ok' });
    expect(await desk.ask('balance', { session: player.session }, stranger)).toMatchObject({
      reason: 'session-ended',
    });
    expect(await desk.ask('bet', bet, stranger)).toMatchObject({ reason: 'session-ended' });
    const win = {
      player: player.player,
      transactionId: bet.transactionId,
      roundId: 'r',
      amount: '5.00',
      isFinal: true,
    };
    expect(await desk.ask('win', win, stranger)).toMatchObject({ reason: 'unknown-player' });
  });

  it('with a session that is a token of the portal, or made up', async () => {
    for (const session of [player.token, 'x', 'A'.repeat(43)])
      expect(await desk.ask('bet', { ...bet, session })).toMatchObject({ reason: 'session-ended' });
  });

  it.each(['', '{', '[]', '"text"', 'null', '{"session":1}', '\u0000'])('of the body %j', async (body) => {
    expect(await desk.ask('bet', body)).toMatchObject({ http: 400, status: 'failed' });
  });

  it('that does not exist', async () => {
    expect(await desk.ask('nothing', {})).toMatchObject({ http: 404 });
  });

  it('with text a database cannot keep', async () => {
    const win = {
      player: player.player,
      transactionId: bet.transactionId,
      roundId: 'r',
      amount: '5.00',
      isFinal: true,
    };
    expect(await desk.ask('win', { ...win, summary: 'a\u0000b' })).toMatchObject({ http: 400 });
  });
});

it('an address whose calls are refused again and again is limited, and a provider with valid calls is not', async () => {
  desk.clock.advance(60_000);
  const codes: number[] = [];
  for (let tries = 0; tries < 110; tries += 1)
    codes.push((await desk.ask('bet', bet, { signature: 'x' })).http);
  expect(codes.slice(0, 100)).toEqual(Array.from({ length: 100 }, () => 401));
  expect(codes.at(-1)).toBe(429);
  desk.clock.advance(10_000);
  expect(await desk.ask('balance', { session: player.session })).toMatchObject({ status: 'ok' });
});
