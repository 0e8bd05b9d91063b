import type { ChatAnswer } from '@maidan/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWalletDesk, type WalletDesk } from '../launched/wallet-desk.ts';
import { type FlightDesk, openFlightDesk } from '../support/flights/flight-desk.ts';
import { openSportsDesk, type SportsDesk } from '../support/sports-desk.ts';
import { defaultPassword, type TestApp } from '../support/test-app.ts';

const config = { TRUSTED_PROXIES: 1 };
const one = '192.0.2.1';
const other = '192.0.2.2';

/** Everybody may sign in as the demo client; its brand names it. */
function demoOf(app: Pick<TestApp, 'brands' | 'signUp' | 'signIn'>) {
  const { username } = app.brands.forHost('localhost').demoLogin;
  return {
    open: () => app.signUp({ username, isDemo: true, coins: 100_000 }),
    visitAs: (forwardedFor: string) =>
      app.signIn(username, defaultPassword, { host: 'localhost', forwardedFor }),
  };
}

describe('the demo client, which everyone shares, at a match', () => {
  let desk: SportsDesk;
  beforeAll(async () => {
    desk = await openSportsDesk({ config });
    await demoOf(desk).open();
  });
  afterAll(() => desk.close());

  test('has its rate difference and bet confirmation from the visitor alone who set them', async () => {
    const { visitAs } = demoOf(desk);
    const [rival, visitor] = [await visitAs(one), await visitAs(other)];
    const seenBy = async (from: typeof rival) => (await desk.call('user/userLoginCheck', {}, from)).data;
    const before = await seenBy(visitor);
    await desk.call('user/updateRateReffrenece', { rate: 500 }, rival);
    await desk.call('user/updateBetChipsModal', { status: false }, rival);
    expect(await seenBy(rival)).toMatchObject({ rateReffrence: 500, betChipsModal: false });
    expect(await seenBy(visitor)).toEqual(before);
  });

  test('has its bets decided by the rate difference of the visitor who sent them', async () => {
    const { visitAs } = demoOf(desk);
    const [rival, visitor] = [await visitAs(one), await visitAs(other)];
    await desk.call('user/updateRateReffrenece', { rate: 500 }, rival);
    const { eventId, marketId } = await desk.tie();
    const betFrom = async (from: typeof rival) => {
      const bet = { odds: 0.93, amount: 1000, selectionId: '1', oddsType: 'bookmaker', type: 'L' } as const;
      const { refusal } = await desk.call('sports/oddBetPlaced', { ...bet, marketId, eventId }, from);
      return refusal?.key ?? 'accepted';
    };
    expect([await betFrom(rival), await betFrom(visitor)]).toEqual(['accepted', 'rate-changed']);
  });
});

describe('the demo client, which everyone shares, in the chat', () => {
  let desk: FlightDesk;
  beforeAll(async () => {
    desk = await openFlightDesk({ config });
    await demoOf(desk).open();
  });
  afterAll(() => desk.close());

  test('is slowed down for each address: one visitor who floods the chat does not silence the next', async () => {
    const { visitAs } = demoOf(desk);
    const speakerAt = async (forwardedFor: string) => {
      const socket = await desk.socket({ forwardedFor });
      await socket.prove(await visitAs(forwardedFor));
      return (text: string): Promise<ChatAnswer> =>
        new Promise((resolve) => {
          socket.io.emit('aviatorChat', { text }, resolve);
        });
    };
    const [flood, send] = [await speakerAt(one), await speakerAt(other)];
    for (const text of ['one', 'two', 'three']) expect(await flood(text)).toMatchObject({ isSent: true });
    expect(await flood('four')).toEqual({ isSent: false, reason: 'too-fast' });
    expect(await send('hello')).toMatchObject({ isSent: true });
    const again = await speakerAt(one);
    expect(await again('five')).toEqual({ isSent: false, reason: 'too-fast' });
  });
});

describe('the demo client, which everyone shares, at a launched game', () => {
  let desk: WalletDesk;
  beforeAll(async () => {
    desk = await openWalletDesk({ config });
    await demoOf(desk).open();
  });
  afterAll(() => desk.close());

  test('is another player for each address, so that no visitor sits at the table of another or ends its game', async () => {
    const { visitAs } = demoOf(desk);
    const playerAt = async (forwardedFor: string): Promise<string> => {
      const token = await desk.launch(await visitAs(forwardedFor));
      return (await desk.ask('authenticate', { token })).player;
    };
    const [rival, visitor, rivalAgain] = [await playerAt(one), await playerAt(other), await playerAt(one)];
    expect(visitor).not.toBe(rival);
    expect(rivalAgain).toBe(rival);
    const paidAs = async (player: string, name: string) => {
      const { session } = await desk.ask('authenticate', { token: await desk.launch(await visitAs(one)) });
      await desk.bet({ session }, `${name}-bet`, name, '1.00');
      return (await desk.win({ player }, `${name}-win`, name, '2.00')).status;
    };
    expect([await paidAs(rival, 'first'), await paidAs(visitor, 'second')]).toEqual(['ok', 'ok']);
    expect((await desk.audit()).faults).toEqual([]);
  });
});
