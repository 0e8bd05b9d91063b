import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setMarketState } from '../../../src/bets/markets-store.ts';
import type { CupTie } from '../../support/cup-tie.ts';
import { openSportsDesk, type SportsDesk } from '../../support/sports-desk.ts';

let desk: SportsDesk;
beforeAll(async () => {
  desk = await openSportsDesk();
});
afterAll(() => desk.close());

type BetOverrides = NonNullable<Parameters<SportsDesk['betSession']>[2]>;

describe('a session bet', () => {
  test('on yes holds its stake', async () => {
    const [client, tie] = [await desk.bettor(5000), await desk.tie()];
    const reply = await desk.betSession(client, tie, { oddsType: 'fancy', betFor: 'fancy' });
    expect(reply).toMatchObject({ status: 200, error: false, message: 'Bet Placed Successfully' });
    expect(reply.data).toEqual({
      betId: expect.stringMatching(/^\d+$/),
      totalCoins: 4000,
      exposure: 1000,
      odds: 1,
    });
  });

  test('on no holds what it would pay', async () => {
    const [client, tie] = [await desk.bettor(5000), await desk.tie()];
    const request = { type: 'N', run: 30, odds: 1.2, selectionId: tie.ids.firstWicket } as const;
    expect((await desk.betSession(client, tie, request)).data?.exposure).toBe(1200);
  });

  test('on no at a lower run and yes at a higher one holds only what the gap can lose', async () => {
    const [client, tie] = [await desk.bettor(5000), await desk.tie()];
    await desk.betSession(client, tie, { type: 'N', run: 44 });
    const both = await desk.betSession(client, tie);
    // Between 44 and 45 both lose; outside it one pays for the other.
    expect(both.data?.exposure).toBe(2000);
    await desk.sendChanges(
      tie.line(tie.ids.sixOvers, { yesRun: 40, noRun: 40, yesOdds: 10_000, noOdds: 10_000 }),
    );
    expect((await desk.betSession(client, tie, { run: 40 })).data?.exposure).toBe(1000);
  });
});

describe('a refused session bet says why, holds nothing and leaves no row', () => {
  type Arrange = (tie: CupTie) => unknown;
  const nothing: Arrange = () => undefined;
  const moveLine: Arrange = (tie) =>
    desk.sendChanges(tie.line(tie.ids.sixOvers, { yesRun: 48, noRun: 47, yesOdds: 10_000, noOdds: 10_000 }));
  const cases: readonly (readonly [
    string,
    Arrange,
    BetOverrides | ((tie: CupTie) => BetOverrides),
    string,
  ])[] = [
    [
      'a session the operator shut',
      (tie) => setMarketState(desk.db, [tie.ids.sixOvers], 'shut'),
      {},
      'This market is shut',
    ],
    [
      'a suspended session',
      (tie) => desk.sendChanges(tie.suspend(tie.ids.sixOvers)),
      {},
      'This market is suspended',
    ],
    ['a stale price', () => desk.clock.advance(60_000), {}, 'Price is 60 s old, more than the 6 s allowed'],
    [
      'a session already declared',
      (tie) => desk.sendChanges(tie.result(tie.ids.sixOvers, { kind: 'run', run: 51 })),
      {},
      'This market is settled',
    ],
    ['a run that has moved', moveLine, {}, 'Run changed from 46 to 48'],
    ['a no at a run that has moved', moveLine, { type: 'N', run: 44 }, 'Run changed from 44 to 47'],
    ['a run never on offer', nothing, { run: 4 }, 'Run changed from 4 to 46'],
    ["a no at the yes side's run", nothing, { type: 'N', run: 46 }, 'Run changed from 46 to 44'],
    ['a rate past the difference', nothing, { odds: 1.05 }, 'Rate changed from 105 to 100'],
    ['a session nobody knows', nothing, { selectionId: '404' }, 'This session is not on offer'],
    [
      'a market that is no session',
      nothing,
      (tie) => ({ selectionId: tie.ids.bookmaker }),
      'This session is not on offer',
    ],
    ['a match nobody knows', nothing, { marketId: '1.404' }, 'This match is not on offer'],
    ['an amount below the least', nothing, { amount: 99 }, 'Minimum bet is 100'],
    ['an amount above the most', nothing, { amount: 100_001 }, 'Maximum bet is 1,00,000'],
    ['a fractional amount', nothing, { amount: 250.25 }, 'Stake must be a whole number of coins above 0'],
    ['an enormous amount', nothing, { amount: 9_999_999_999_999 }, 'Maximum bet is 1,00,000'],
  ];
  test.each(cases)('%s', async (_, arrange, overrides, message) => {
    const [client, tie] = [await desk.bettor(), await desk.tie()];
    await arrange(tie);
    const reply = await desk.betSession(
      client,
      tie,
      typeof overrides === 'function' ? overrides(tie) : overrides,
    );
    expect(reply).toMatchObject({ status: 422, error: true, message });
    expect(await desk.wallet(client)).toEqual({ coins: 100_000, exposure: 0 });
    expect(await desk.rows(client)).toEqual({ bets: 0, transfers: 0 });
  });

  const malformed: readonly (readonly [string, object, string])[] = [
    ['an amount below nothing', { amount: -5 }, 'amount'],
    ['an amount of nothing', { amount: '0' }, 'amount'],
    ['a fractional run', { run: 46.5 }, 'run'],
    ['a run below nothing', { run: -1 }, 'run'],
    ['a run beyond cricket', { run: 10_001 }, 'run'],
    ['a side that is neither', { type: 'L' }, 'type'],
    ['a rate of nothing', { odds: 0 }, 'odds'],
  ];
  test.each(malformed)('%s is malformed, and the field is named', async (_, overrides, field) => {
    const [client, tie] = [await desk.bettor(), await desk.tie()];
    const body = {
      odds: 1,
      amount: 1000,
      run: 46,
      selectionId: tie.ids.sixOvers,
      marketId: tie.marketId,
      eventId: tie.eventId,
      type: 'Y',
      ...overrides,
    };
    const got = await desk.sendBody('sports/sessionBetPlaced', JSON.stringify(body), client);
    expect(got.status).toBe(400);
    expect(JSON.parse(got.text).detail).toMatch(new RegExp(`^${field}: `));
    expect(await desk.rows(client)).toEqual({ bets: 0, transfers: 0 });
  });
});

test('the same request id twice is one bet and one answer, and with another run in it is refused', async () => {
  const [client, tie] = [await desk.bettor(), await desk.tie()];
  const first = await desk.betSession(client, tie, { requestId: 'session-1' });
  const again = await desk.betSession(client, tie, { requestId: 'session-1' });
  const other = await desk.betSession(client, tie, { requestId: 'session-1', run: 47 });
  expect(again.data).toEqual(first.data);
  expect(other.message).toBe('Request session-1 was already used for a different bet');
  expect((await desk.rows(client)).bets).toBe(1);
});
