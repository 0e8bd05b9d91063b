import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { AccountId } from '@maidan/betting';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileOf, hasSharedData, raceRecording, sharedData } from './recording-files.ts';
import { openReplayDesk, type ReplayDesk } from './replay-desk.ts';

interface Ending {
  readonly numberOfWinners: number;
  readonly betDelay: number;
  readonly runners: readonly { readonly id: number; readonly status: string }[];
}

interface BetRow {
  readonly option: string;
  readonly side: 'back' | 'lay';
  readonly stake: bigint;
  readonly odds: number;
  readonly state: string;
  readonly profit: bigint | null;
}

let desk: ReplayDesk;
beforeAll(async () => {
  desk = await openReplayDesk();
});
afterAll(() => desk.close());

/** The last definition in the file, read by this test's own code. */
function endingOf(text: string): Ending {
  const messages = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  return messages
    .flatMap(({ mc = [] }) => mc)
    .findLast(({ marketDefinition }) => marketDefinition !== undefined).marketDefinition;
}

/** In hundredths and fractions of them: what a bet pays follows from the status of its runner alone. */
function due({ option, side, stake, odds }: BetRow, { runners, numberOfWinners }: Ending): number {
  const status = runners.find(({ id }) => String(id) === option)?.status;
  if (status === 'REMOVED') return 0;
  const winners = runners.filter((runner) => runner.status === 'WINNER').length;
  const won = status === 'WINNER' ? Math.min(1, numberOfWinners / winners) : 0;
  const back = (won * Number(stake) * odds) / 10_000 - (1 - won) * Number(stake);
  return side === 'back' ? back : -back;
}

const betsOf = (client: AccountId) =>
  desk.db.query<BetRow>(
    {
      name: 'test-bets-of',
      text: 'select option, side, stake, odds, state, profit from bet where client_id = $1 order by id',
    },
    [client],
  );

/** Puts the file on the board and bets on every runner, to win and to lose, each time this many steps have passed. */
async function playAndBet(path: string, speed: number, betEvery: number) {
  const event = await desk.putUp(path, speed);
  const client = await desk.house.client(10_000_000);
  let delayed = 0;
  await desk.pass(1, 250);
  const { match, market } = firstMarketOf(event);
  for (let step = 0; step < 2_000 && match.match.status !== 'completed'; step += 1) {
    if (step % betEvery === 0) {
      if (market.betDelayMs > 0) delayed += 1;
      await desk.betOnAll(client, match, market);
    }
    await desk.pass(1);
  }
  return { client, delayed, match, market };
}

function firstMarketOf(event: string) {
  const match = desk.matchOf(event);
  const [market] = match.markets.values();
  if (market === undefined) throw new Error(`match ${event} has no market`);
  return { match, market };
}

async function expectSettled(client: AccountId, ending: Ending): Promise<readonly BetRow[]> {
  const bets = await betsOf(client);
  for (const bet of bets) {
    expect(bet.state).toBe('settled');
    // Fractions are rounded in the client's favour.
    expect({ ...bet, profit: Number(bet.profit) }).toEqual({
      ...bet,
      profit: Math.ceil(Number(due(bet, ending).toFixed(6))),
    });
  }
  const brought = bets.reduce((sum, { profit }) => sum + Number(profit), 0) / 100;
  expect(await desk.house.wallet(client)).toEqual({ balance: 10_000_000 + brought, exposure: 0 });
  return bets;
}

/** Plays until the last market is settled, with bets on winners and losers, and only on those that ran. */
async function expectTakenAndSettled(path: string, text: string, speed: number, betEvery: number) {
  const ending = endingOf(text);
  const { client, match, market, delayed } = await playAndBet(path, speed, betEvery);
  expect(match.match).toMatchObject({ status: 'completed', isRecording: true });
  const bets = await expectSettled(client, ending);
  const running = ending.runners.filter(({ status }) => status !== 'REMOVED').map(({ id }) => String(id));
  const ends = new Set(
    bets.map(({ option }) => ending.runners.find(({ id }) => String(id) === option)?.status),
  );
  expect([...ends].toSorted()).toEqual(['LOSER', 'WINNER']);
  expect(market.market.runners.map(({ id }) => id)).toEqual(running);
  expect(delayed > 0).toBe(ending.betDelay > 0);
  expect(desk.dropped()).toBe(0);
}

const folder = `${sharedData}betfair/`;

function proveRecordings(): void {
  const recordings = readdirSync(folder).filter((name) => name.endsWith('.jsonl.gz'));

  it.each(recordings)('%s takes bets and settles them as its runner statuses say', async (name) => {
    const text = gunzipSync(readFileSync(folder + name)).toString();
    await expectTakenAndSettled(folder + name, text, 20, 5);
  });

  it('leaves books in which nothing is wrong', async () => {
    expect((await desk.run('audit')).lines.at(-1)).toBe('Nothing is wrong');
  });
}

if (hasSharedData) describe('every recording', proveRecordings);

const two = ['LOSER', 'WINNER'] as const;
const six = ['LOSER', 'LOSER', 'WINNER', 'LOSER', 'LOSER', 'LOSER'] as const;

describe('a market of every kind the exchange records', () => {
  it.each([
    [
      'cricket in play with a delay',
      { sport: '4', type: 'MATCH_ODDS', isInPlay: true, delaySeconds: 5, statuses: two },
    ],
    [
      'tennis of last traded prices alone',
      {
        sport: '2',
        type: 'MATCH_ODDS',
        isInPlay: true,
        delaySeconds: 3,
        hasLastPriceOnly: true,
        statuses: two,
      },
    ],
    ['football shut when play begins', { sport: '1', type: 'BOTH_TEAMS_TO_SCORE', statuses: two }],
    [
      'basketball in play',
      { sport: '7522', type: 'MATCH_ODDS', isInPlay: true, delaySeconds: 5, statuses: two },
    ],
    ['greyhounds to win', { sport: '4339', type: 'WIN', statuses: six }],
    [
      'greyhounds to be placed in two',
      { sport: '4339', winners: 2, statuses: ['WINNER', 'LOSER', 'WINNER', 'LOSER'] as const },
    ],
    [
      'horses, two withdrawn with reductions before bets are taken',
      {
        type: 'WIN',
        isInPlay: true,
        delaySeconds: 1,
        hasLastPriceOnly: true,
        reductionPercent: 7.14,
        statuses: ['LOSER', 'REMOVED', 'WINNER', 'REMOVED'] as const,
      },
    ],
  ])('%s takes bets and settles them as its runner statuses say', async (_, overrides) => {
    const text = raceRecording({ winners: 1, ...overrides });
    await expectTakenAndSettled(await fileOf('market.jsonl', text), text, 1, 4);
  });

  it('leaves books in which nothing is wrong', async () => {
    expect((await desk.run('audit')).lines.at(-1)).toBe('Nothing is wrong');
  });
});

describe('a recorded race', () => {
  it.each([
    ['a dead heat for one place', { winners: 1, statuses: ['WINNER', 'WINNER', 'LOSER'] }],
    ['three level for two places', { winners: 2, statuses: ['WINNER', 'WINNER', 'WINNER', 'LOSER'] }],
    [
      'a runner withdrawn while bets stood on it',
      { winners: 2, statuses: ['WINNER', 'REMOVED', 'LOSER', 'WINNER'] },
    ],
    ['fewer runners home than places', { winners: 3, statuses: ['WINNER', 'LOSER', 'LOSER', 'REMOVED'] }],
  ] as const)('with %s settles to the hundredth', async (_, overrides) => {
    const text = raceRecording(overrides);
    const { client } = await playAndBet(await fileOf('race.jsonl', text), 1, 4);
    const bets = await expectSettled(client, endingOf(text));
    expect(new Set(bets.map(({ option }) => option)).size).toBe(overrides.statuses.length);
    expect((await desk.run('audit')).exit).toBe(0);
  });

  it('with a hundred runners takes bets on every one, holds the worst of them and settles each', async () => {
    const statuses = Array.from({ length: 100 }, (_, at) => (at === 99 ? 'WINNER' : 'LOSER'));
    const text = raceRecording({ winners: 1, statuses });
    const { client, market } = await playAndBet(await fileOf('race.jsonl', text), 1, 15);
    expect(market.market.runners).toHaveLength(100);
    const bets = await expectSettled(client, endingOf(text));
    expect(new Set(bets.map(({ option }) => option)).size).toBe(100);
    expect(desk.dropped()).toBe(0);
    expect((await desk.run('audit')).exit).toBe(0);
  });

  it('holds bets for its delay and looks again: a price that fell meanwhile is refused, one that did not change is taken', async () => {
    const text = raceRecording({ winners: 1, statuses: ['WINNER', 'LOSER'], delaySeconds: 5 });
    const event = await desk.putUp(await fileOf('race.jsonl', text));
    await desk.pass(6);
    const { match, market } = firstMarketOf(event);
    const client = await desk.house.client(10_000);
    const started = await desk.startBets(client, match, market);
    await desk.house.bets.drain();
    expect(await betsOf(client)).toEqual([]);
    desk.house.clock.advance(5000);
    const answers = await Promise.all(started);
    expect(answers.map((answer) => (answer.ok ? 'taken' : answer.refusal.code))).toEqual([
      'rate-changed',
      'taken',
      'rate-changed',
      'taken',
    ]);
    await desk.pass(30);
  });
});
