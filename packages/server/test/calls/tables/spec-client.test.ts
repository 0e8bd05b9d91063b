import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { auditHouse } from '../../../src/bets/audit/audit.ts';
import { openTableDesk, type TableDesk } from '../../support/table-desk.ts';
import { defaultPassword } from '../../support/test-app.ts';
import { openSpecClient, type SpecClient } from './spec-client.ts';

let desk: TableDesk;
let client: SpecClient | undefined;
beforeAll(async () => {
  desk = await openTableDesk();
});
afterEach(() => client?.close());
afterAll(async () => {
  expect((await auditHouse(desk.db)).faults).toEqual([]);
  await desk.close();
});

/** Time passes until the client has seen what it waits for. */
async function until<Seen>(
  what: string,
  look: () => Seen | undefined | Promise<Seen | undefined>,
): Promise<Seen> {
  for (let step = 0; step < 6_000; step += 1) {
    const seen = await look();
    if (seen !== undefined) return seen;
    desk.clock.advance(100);
    // A round trip, so that what the house sent has arrived.
    await desk.send('/health');
  }
  throw new Error(`the client never saw ${what}`);
}

test.each([
  { eventId: '3048', shortName: 'teen9', username: 'SPECNINE', circles: { '11': 'T', '21': 'L', '31': 'D' } },
  { eventId: '3043', shortName: 'abj', username: 'SPECAB', circles: { '1': 'A', '2': 'B' } },
])('a client written from the specification plays a round of $shortName', async (game) => {
  const coins = 50_000;
  await desk.signUp({ username: game.username, coins });
  client = await openSpecClient(desk.address, game.username, defaultPassword);
  const spec = client;
  const details = await spec.openTable(game.eventId);
  expect(details).toMatchObject({ eventId: game.eventId, shortName: game.shortName, betStatus: true });

  await spec.joinLive();
  const open = await until('an open option', () => spec.openOptions().find(({ rate }) => rate > 1));
  const round = spec.roundId();
  expect(spec.secondsLeft()).toBeGreaterThan(0);
  expect(await spec.pollCache()).toMatchObject({ roundId: round });

  const placed = await spec.placeBet(open, details.minStake);
  expect(placed).toMatchObject({ error: false, data: { exposure: details.minStake } });
  expect(placed.data.totalCoins).toBe(coins - details.minStake);
  await until('fetchCasinoBetList', () => (spec.wasFetchRequested() ? true : undefined));
  const [bet] = await spec.bets(false);
  expect(bet).toMatchObject({ roundId: round, sid: open.sid, odds: open.rate, amount: details.minStake });
  expect(spec.position([bet], open.sid)).toBeCloseTo(details.minStake * (open.rate - 1), 2);

  const shown = await until('the result', () => spec.results().find(({ mid }) => mid === round));
  const result = await spec.fetchResult(round);
  expect(result).toMatchObject({ mid: round, win: shown.win, gtype: game.shortName });
  expect(result?.cards.split(',').length).toBeGreaterThan(1);
  expect([...Object.values(game.circles), '-']).toContain(
    (game.circles as Record<string, string>)[shown.result] ?? '-',
  );

  const [settled] = await until('the settled bet', async () => {
    const rows = await spec.bets(true);
    return rows.length > 0 ? rows : undefined;
  });
  expect(await spec.bets(false)).toEqual([]);
  expect(settled).toMatchObject({ roundId: round, isDeclare: 1, resultDetails: { win: result?.win } });
  const hasWon = result?.sid.split(',').includes(open.sid);
  const isVoid = shown.result === '0';
  const profit = isVoid ? 0 : hasWon ? details.minStake * (open.rate - 1) : -details.minStake;
  expect(settled?.profitLoss).toBeCloseTo(profit, 2);

  await until('the next round', () => (spec.roundId() === round ? undefined : spec.roundId()));
});

test('a client that asks for a rate not on offer reads why in data.message', async () => {
  await desk.signUp({ username: 'SPECWHY', coins: 5_000 });
  client = await openSpecClient(desk.address, 'SPECWHY', defaultPassword);
  const spec = client;
  const { minStake } = await spec.openTable('3048');
  await spec.joinLive();
  const open = await until('an open option', () => spec.openOptions().find(({ rate }) => rate > 1));
  const refused = await spec.placeBet({ ...open, rate: open.rate + 1 }, minStake);
  expect(refused).toMatchObject({ error: true, data: { message: refused.message } });
  expect(refused.message).toMatch(/^Rate changed/);
  expect(await spec.bets(false)).toEqual([]);
});
