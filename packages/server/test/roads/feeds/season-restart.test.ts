import type { BookmakerPicture, OddsPicture } from '@maidan/contract';
import { type FeedResult, openSeason } from '@maidan/feeds';
import { type Db, statement } from '@maidan/process/db/db.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditHouse } from '../../../src/bets/audit/audit.ts';
import type { FeedRunner } from '../../../src/products/sports/feed-runner.ts';
import { readMatchProof } from '../../../src/products/sports/season/match-proof-wire.ts';
import { readySeason } from '../../../src/products/sports/season/run-season.ts';
import { type SeveredDb, severable } from '../../support/database/severed-db.ts';
import { openTestDb } from '../../support/database/test-db.ts';
import { type LeapClock, leapClock } from '../../support/held-clock.ts';
import { type QuickClient, quickClient } from '../../support/quick-client.ts';
import { startTestApp, type TestApp, testStart } from '../../support/test-app.ts';

const minuteMs = 60_000;
const seed = 'a season cut short 104';

interface Life {
  readonly app: TestApp;
  readonly clock: LeapClock;
  readonly line: SeveredDb;
  readonly runner: FeedRunner;
}

let db: Db;
let client: QuickClient;
const lives: Life[] = [];
const spares: Db[] = [];

/** Opens the house as its start does, on a database that may have seen earlier lives. */
async function open(at: number): Promise<Life> {
  const clock = leapClock(at);
  const line = severable(db);
  const app = await startTestApp({
    clock,
    config: { CALLS_PER_TEN_SECONDS: 10_000_000 },
    wrapDb(spare) {
      spares.push(spare);
      return line;
    },
  });
  await app.house.settling.resume();
  let runner: FeedRunner | undefined;
  const sports = {
    ...app.sports,
    run: (feed: Parameters<typeof app.sports.run>[0]) => {
      runner = app.sports.run(feed);
      return runner;
    },
  };
  sports.run(await readySeason({ house: app.house, seed, speed: 1, freshSeed: () => seed }));
  if (runner === undefined) throw new Error('no season runs');
  await runner.settled();
  const life = { app, clock, line, runner };
  lives.push(life);
  return life;
}

beforeAll(async () => {
  db = await openTestDb();
});
afterAll(async () => {
  for (const { app } of lives) await app.close();
  for (const spare of spares) await spare.close();
  await db.close();
});

async function picturesOf({ app }: Life, eventId: string) {
  const read = async (path: string) => JSON.parse((await app.send(path)).text);
  const bookmaker: BookmakerPicture = await read(`/cache/bookmaker/1.${eventId}`);
  const odds: OddsPicture = await read(`/cache/odds/${eventId}`);
  return { ...bookmaker.result, odds: odds.data };
}

/** On a few of everything that is open in a match. */
async function betOn(life: Life, eventId: string): Promise<void> {
  const { app } = life;
  const shown = await picturesOf(life, eventId);
  const common = { amount: 500, marketId: `1.${eventId}`, eventId } as const;
  for (const [index, row] of shown.session.filter(({ runsYes }) => runsYes > 0).entries()) {
    if (index % 3 !== 0) continue;
    const isYes = index % 2 === 0;
    const [run, odds] = isYes ? [row.runsYes, row.oddsYes] : [row.runsNo, row.oddsNo];
    const type = isYes ? 'Y' : 'N';
    const request = { ...common, run, odds, type, selectionId: row.Selection_id } as const;
    await app.call('sports/sessionBetPlaced', request, client);
  }
  for (const [oddsType, rows] of [
    ['bookmaker', shown.team_data],
    ['toss', shown.toss_data],
  ] as const)
    for (const row of rows) {
      const request = { ...common, oddsType, selectionId: row.selectionid } as const;
      if (Number(row.lgaai) > 0)
        await app.call('sports/oddBetPlaced', { ...request, odds: row.lgaai, type: 'L' }, client);
    }
  for (const { runners } of shown.odds.filter(({ marketType }) => marketType === 'Match Odds'))
    for (const { selectionId, ex } of runners) {
      const [best] = ex.availableToLay;
      const request = { ...common, oddsType: 'matchOdds', selectionId, type: 'K' } as const;
      if (best !== undefined) await app.call('sports/oddBetPlaced', { ...request, odds: best.price }, client);
    }
}

interface BetRow {
  readonly id: bigint;
  readonly market_id: string;
  readonly event_id: string;
  readonly kind: string;
  readonly option: string;
  readonly side: 'back' | 'lay';
  readonly stake: bigint;
  readonly odds: number;
  readonly run: number | null;
  readonly state: string;
  readonly profit: bigint | null;
}
const betRows = statement(
  'restart-bets',
  `select b.id, b.market_id, m.event_id, m.kind, b.option, b.side, b.stake, b.odds, b.run, b.state, b.profit
   from bet b join market m on m.id = b.market_id order by b.id`,
);
const repeated = statement(
  'restart-repeated',
  `select (select count(*) from (select market_id from settlement group by market_id having count(*) > 1) t) as settlements,
     (select count(*) from (select 1 from transfer where kind = 'settlement' group by from_account, to_account, market_id
       having count(*) > 1) t) as transfers`,
);
const transferCount = statement('restart-transfers', 'select count(*) as count from transfer');
const matchRows = statement('restart-matches', 'select event_id, status from match order by event_id');

const bets = () => db.query<BetRow>(betRows);
const matches = () => db.query<{ event_id: string; status: string }>(matchRows);
const transfers = async () => (await db.query<{ count: bigint }>(transferCount))[0]?.count;

interface Played {
  readonly results: ReadonlyMap<string, FeedResult>;
  readonly statuses: ReadonlyMap<string, string>;
}
const played = new Map<number, Played>();

/** What every match of the books has come to by a moment, played from the seed once for all that is checked then. */
async function playedTo(now: number): Promise<Played> {
  const known = played.get(now);
  if (known !== undefined) return known;
  // The results of a match do not depend on its prices, so these may be rough.
  const rollouts = { innings: 1, match: 1 };
  const season = openSeason({ seed, startedAt: testStart, speed: 1, idPrefix: '30', rollouts });
  const results = new Map<string, FeedResult>();
  const statuses = new Map<string, string>();
  for (const { event_id } of await matches())
    for (const change of season.replay(event_id, now)) {
      if (change.kind === 'result') results.set(change.marketId, change.result);
      if (change.kind === 'match') statuses.set(event_id, change.match.status);
    }
  played.set(now, { results, statuses });
  return { results, statuses };
}

/** In hundredths; stakes are whole and odds of two decimals, so only a yes has anything to round. */
function profitOf({ option, side, stake, odds, run }: BetRow, result: FeedResult): bigint {
  if (result.kind === 'void' || result.kind === 'placed') return 0n;
  const isReached = result.kind === 'run' ? result.run >= (run ?? 0) : result.runnerId === option;
  const gain = (stake * BigInt(odds)) / 10_000n;
  if (!isReached) return side === 'back' ? -stake : stake;
  if (side === 'lay') return -gain;
  return result.kind === 'run' ? ((gain + 50n) / 100n) * 100n : gain;
}

async function checkBooks(now: number): Promise<{ open: BetRow[]; settled: BetRow[] }> {
  const rows = await bets();
  const { results } = await playedTo(now);
  for (const row of rows) {
    const result = results.get(row.market_id);
    const expected = result === undefined ? ['open', null] : ['settled', profitOf(row, result)];
    expect([row.state, row.profit], `${row.kind} ${row.market_id}`).toEqual(expected);
  }
  expect(await db.query(repeated)).toEqual([{ settlements: 0n, transfers: 0n }]);
  expect(await auditHouse(db)).toMatchObject({ faults: [], faultCount: 0 });
  return {
    open: rows.filter(({ state }) => state === 'open'),
    settled: rows.filter(({ state }) => state === 'settled'),
  };
}

test('a house stopped in mid-match goes on where it should be: no market lost, none settled twice', async () => {
  const first = await open(testStart);
  client = await quickClient({ db, clock: first.clock }, 'PATIENT', 10_000_000);
  const listed = (await first.app.call('sports/matchList', {}, client)).data ?? [];
  const isWanted = ({ status, sportId }: (typeof listed)[number]) => status === 'INPLAY' || sportId === 4;
  const chosen = listed.filter(isWanted).slice(0, 14);
  for (const { eventId } of chosen) await betOn(first, eventId);
  expect((await bets()).length).toBeGreaterThan(60);

  first.clock.leap(45_000);
  await first.runner.settled();
  for (const { eventId } of chosen.slice(0, 3)) await betOn(first, eventId);
  // Stopped while results are being declared: some are done, one is half way, the rest are not.
  const before = await transfers();
  first.clock.leap(90_000);
  while ((await transfers()) === before);
  first.line.cut();
  await first.runner.settled();
  expect(first.app.logged.join()).toContain('the line to the database is cut');

  const backAt = testStart + 25 * minuteMs;
  const second = await open(backAt);
  const { open: standing, settled } = await checkBooks(backAt);
  expect(settled.length).toBeGreaterThan(20);
  expect(standing.length).toBeGreaterThan(5);
  for (const bet of standing) {
    const shown = await picturesOf(second, bet.event_id);
    const offered = new Set([
      ...shown.session.map(({ Selection_id }) => Selection_id),
      ...shown.odds.filter(({ status }) => status !== 'CLOSED').map((market) => market.marketId),
      ...(shown.team_data.length > 0 ? [`1.${bet.event_id}2`] : []),
      ...(shown.toss_data.length > 0 ? [`1.${bet.event_id}4`] : []),
    ]);
    expect(offered, `${bet.kind} ${bet.market_id}`).toContain(bet.market_id);
  }
});

test('a house opened again at once changes nothing', async () => {
  const before = [await bets(), await transfers(), await matches()];
  const last = lives.at(-1);
  last?.line.cut();
  await open(last?.clock.now() ?? 0);
  expect([await bets(), await transfers(), await matches()]).toEqual(before);
});

/** No match is lost, and each is as far as the season has played it. */
async function checkMatches(now: number) {
  const rows = await matches();
  const { statuses } = await playedTo(now);
  for (const { event_id, status } of rows) expect(status, event_id).toBe(statuses.get(event_id));
  return rows.map(({ status }) => status);
}

test('every match is there when the house is opened, and those that ended meanwhile are over', async () => {
  const statuses = await checkMatches(lives.at(-1)?.clock.now() ?? 0);
  expect(statuses.filter((status) => status === 'completed').length).toBeGreaterThan(3);
});

test('a house that was down for a day settles everything that was decided, each once', async () => {
  lives.at(-1)?.line.cut();
  const backAt = testStart + 26 * 60 * minuteMs;
  await open(backAt);
  const { open: standing } = await checkBooks(backAt);
  expect(standing).toEqual([]);
  expect(await checkMatches(backAt)).toContain('abandoned');
  const wallet = await db.query<{ exposure: bigint }>(
    statement('restart-exposure', 'select exposure from wallet where account_id = $1'),
    [client.id],
  );
  expect(wallet).toEqual([{ exposure: 0n }]);
});

test('a house whose clock was set back does not play a match again whose seed is public', async () => {
  const last = lives.at(-1);
  if (last === undefined) throw new Error('no house was opened');
  const at = testStart + 25 * minuteMs;
  const shown = new Set<string>();
  for (const { event_id } of await bets())
    if ((await readMatchProof(last.app.house, event_id))?.seed) shown.add(event_id);
  expect(shown.size).toBeGreaterThan(5);
  last.line.cut();
  const { app, clock } = await open(at);
  const visitor = await quickClient({ db, clock }, 'VISITOR', 1);
  const listed = (await app.call('sports/matchList', {}, visitor)).data ?? [];
  expect(listed.length).toBeGreaterThan(5);
  expect(listed.filter(({ eventId }) => shown.has(eventId))).toEqual([]);
});
