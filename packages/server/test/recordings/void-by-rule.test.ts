import { afterEach, beforeEach, expect, it } from 'vitest';
import { type OperatorDesk, openDesk } from '../operator/operator-desk.ts';
import { aLine, testStart, twoTeams } from '../support/test-house.ts';

let desk: OperatorDesk;
beforeEach(async () => {
  desk = await openDesk();
  await desk.house.market('session', aLine);
});
afterEach(() => desk.db.close());

const at = (seconds: number): string => new Date(testStart + seconds * 1000).toISOString();

const stateOf = async (client: bigint) => {
  const text = 'select state, remark, taken_out_rule from bet where client_id = $1 order by id';
  return desk.db.query<{ state: string; remark: string | null; taken_out_rule: string | null }>(
    { name: 'test-bet-state', text },
    [client],
  );
};

it('deletes bets placed once the result was known, and keeps earlier ones', async () => {
  const early = await desk.house.client(1000);
  const late = await desk.house.client(1000);
  await desk.house.place({ client: early, marketId: 'session', stake: 100, run: 40, rate: 100 });
  desk.house.clock.advance(60_000);
  await desk.house.place({ client: late, marketId: 'session', stake: 100, run: 40, rate: 100 });
  await desk.house.declare('session', { run: 45 });
  const shown = await desk.run(`void-by-rule session --known-at ${at(30)}`);
  expect(shown.lines[0]).toBe('Bets to be deleted: 1 of 2');
  expect(await desk.house.wallet(late)).toMatchObject({ balance: 1100 });
  expect((await desk.run(`void-by-rule session --known-at ${at(30)} --confirm`)).exit).toBe(0);
  expect(await desk.house.wallet(late)).toMatchObject({ balance: 1000 });
  expect(await desk.house.wallet(early)).toMatchObject({ balance: 1100 });
  expect(await stateOf(late)).toEqual([
    {
      state: 'deleted',
      remark: 'This bet was placed after the result was known and is deleted.',
      taken_out_rule: 'result-known',
    },
  ]);
  expect((await desk.run('audit')).exit).toBe(0);
});

it('offers no --confirm where no bet is to be taken out', async () => {
  await desk.house.place({ client: await desk.house.client(1000), marketId: 'session', stake: 100, run: 40 });
  expect((await desk.run(`void-by-rule session --known-at ${at(30)}`)).lines).toEqual([
    'Bets to be deleted: 0 of 1',
  ]);
});

it('cancels bets at a wrong rate whether they won or lost', async () => {
  const client = await desk.house.client(1000);
  await desk.house.place({ client, marketId: 'session', stake: 100, run: 40, rate: 100 });
  await desk.house.place({ client, marketId: 'session', stake: 100, run: 60, rate: 100 });
  await desk.house.declare('session', { run: 41 });
  await desk.run('void-by-rule session --right-run 41 --apart 2 --confirm');
  expect((await stateOf(client)).map(({ state }) => state)).toEqual(['settled', 'void']);
  expect(await desk.house.wallet(client)).toMatchObject({ balance: 1100 });
});

it('voids illegitimate winners and leaves the losers: 200,000 no at 40 and yes at 48 with score 38', async () => {
  const client = await desk.house.client(1_000_000);
  await desk.house.place({ client, marketId: 'session', stake: 200_000, run: 40, rate: 100, side: 'lay' });
  await desk.house.place({ client, marketId: 'session', stake: 200_000, run: 48, rate: 100 });
  await desk.house.declare('session', { run: 38 });
  await desk.run('void-by-rule session --illegitimate 1 2 --confirm');
  expect((await stateOf(client)).map(({ state }) => state)).toEqual(['void', 'settled']);
  expect(await desk.house.wallet(client)).toMatchObject({ balance: 800_000 });
});

it('refuses in one line what it cannot do', async () => {
  await desk.house.market('winner', twoTeams);
  for (const [line, reason] of [
    ['void-by-rule nothing --right-run 4', /There is no market "nothing"/],
    ['void-by-rule winner --right-run 4', /is not a session/],
    ['void-by-rule session', /Say one of --known-at/],
    ['void-by-rule session --known-at noon', /--known-at is "noon"/],
    ['void-by-rule session --right-run 4 --illegitimate', /Say one of --known-at/],
    ['void-by-rule session --illegitimate 1', /The session has no run to be won by/],
    ['void-by-rule session 1 --known-at 2026-01-01T00:00:00Z', /Bets are named with --illegitimate/],
    ['void-by-rule session --illegitimate 1 --apart 2', /--apart goes with --right-run/],
  ] as const) {
    expect(await desk.run(line)).toMatchObject({ exit: 1, reason: expect.stringMatching(reason) });
  }
});

it('takes out nothing when one of the bets named is not on the session', async () => {
  const client = await desk.house.client(1000);
  await desk.house.place({ client, marketId: 'session', stake: 100, run: 40, rate: 100 });
  await desk.house.declare('session', { run: 41 });
  const result = await desk.run('void-by-rule session --illegitimate 1 77 --confirm');
  expect(result).toMatchObject({ exit: 1, reason: 'void-by-rule: Bet 77 does not stand on this session.' });
  expect((await stateOf(client)).map(({ state }) => state)).toEqual(['settled']);
});
