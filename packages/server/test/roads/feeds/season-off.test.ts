import { type SimulatedSeason, simulatedSeason } from '@maidan/feeds';
import { type Db, statement } from '@maidan/process/db/db.ts';
import { StartError } from '@maidan/process/start-error.ts';
import { repeatableBytes } from '@maidan/process/testing/repeatable-bytes.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditHouse } from '../../../src/bets/audit/audit.ts';
import type { Config } from '../../../src/config.ts';
import type { FeedRunner } from '../../../src/products/sports/feed-runner.ts';
import { openRecording } from '../../../src/products/sports/replays/open-recording.ts';
import { startSeason } from '../../../src/products/sports/season/run-season.ts';
import { listSeasons } from '../../../src/products/sports/season/store.ts';
import { twoOverMatch } from '../../recordings/recording-files.ts';
import { openTestDb } from '../../support/database/test-db.ts';
import { leapClock } from '../../support/held-clock.ts';
import { type QuickClient, quickClient } from '../../support/quick-client.ts';
import { startTestApp, type TestApp, testStart } from '../../support/test-app.ts';

const seed = 'a season switched off';
/** Tennis of the first season: in play when it begins, and over 50 minutes later. */
const eventId = '3031499999';
const backAt = testStart + 50 * 60_000;

let db: Db;
let app: TestApp;
let client: QuickClient;
let lines: string[];

/** Stops the house and opens it again on the same database. */
async function open(at: number): Promise<void> {
  await app?.close();
  lines = [];
  app = await startTestApp({ clock: leapClock(at), db: { ...db, close: async () => undefined } });
}

beforeAll(async () => {
  db = await openTestDb();
  await open(testStart);
  client = await quickClient({ db, clock: app.house.clock }, 'BETTOR', 10_000);
});
afterAll(async () => {
  await app.close();
  await db.close();
});

const settings = (SEASON: Config['SEASON']) => ({
  config: { ...app.config, SEASON, SIM_SEED: seed },
  print: (line: string) => void lines.push(line),
});

const listed = async () =>
  (await app.call('sports/matchList', {}, client)).data?.map((match) => match.eventId);

test('a house without a season lists no match, draws no seed and prints no warning of one', async () => {
  await app.sports.start(settings('off'));
  expect(await listSeasons(db)).toEqual([]);
  expect([app.sports.feedCount(), await listed(), lines]).toEqual([0, [], []]);
});

async function readyOne(): Promise<SimulatedSeason> {
  const season = await startSeason({ house: app.house, randomBytes: repeatableBytes }, settings('on'));
  if (season === undefined) throw new Error('no season is ready');
  return season;
}

describe('a season with an open bet', () => {
  let runner: FeedRunner | undefined;
  /** Starts it with one match only. */
  const runOneMatch = async () => {
    const { name } = await readyOne();
    const { clock } = app.house;
    const time = { seed, speed: 1, startedAt: testStart, idPrefix: '30', clock };
    runner = app.sports.run(simulatedSeason({ ...time, name, only: [eventId] }));
  };

  async function placeBet(): Promise<void> {
    const { data } = JSON.parse((await app.send(`/cache/odds/${eventId}`)).text);
    const [{ selectionId, ex }] = data[0].runners;
    const request = { selectionId, odds: ex.availableToBack[0].price, amount: 100, type: 'L' } as const;
    const at = { eventId, marketId: `1.${eventId}`, oddsType: 'matchOdds' } as const;
    expect(await app.call('sports/oddBetPlaced', { ...at, ...request }, client)).toMatchObject({
      error: false,
    });
  }

  /** So slow that it is still under way when the house is opened again. */
  async function replay(): Promise<void> {
    const bytes = Buffer.from(JSON.stringify(twoOverMatch()));
    const reading = openRecording(bytes, 'small.json');
    if (!reading.ok) throw new Error(reading.reason);
    const { recording } = reading;
    await app.sports.operator.replays.start({ fileName: 'small.json', bytes, recording, speed: 0.01 });
  }

  const betRows = statement(
    'test-season-off',
    `select b.state, s.rule, t.status from bet b join market m on m.id = b.market_id join match t on t.event_id = m.event_id
     left join settlement s on s.id = b.settlement_id order by b.id`,
  );

  beforeAll(async () => {
    await open(testStart);
    await runOneMatch();
    await runner?.settled();
    await placeBet();
    await replay();
    await open(backAt);
  });

  test('is not switched off: the start is refused, says what to do, and returns nothing', async () => {
    const refused = app.sports.start(settings('off'));
    await expect(refused).rejects.toThrow(StartError);
    await expect(refused).rejects.toThrow(
      'SEASON changed while 1 bet is open on the present season, which would end and return them all. To go on, set SEASON to on.',
    );
    expect(await listSeasons(db)).toMatchObject([{ number: 1, ended_at: null }]);
    expect(await db.query(betRows)).toMatchObject([{ state: 'open' }]);
  });

  test('is switched off once the bet is settled: its matches are no longer listed, and replays go on', async () => {
    await open(backAt);
    await runOneMatch();
    await runner?.settled();
    const settled = [{ state: 'settled', rule: 'match-winner', status: 'completed' }];
    expect(await db.query(betRows)).toMatchObject(settled);
    await open(backAt);
    await app.sports.start(settings('off'));
    expect(await listSeasons(db)).toMatchObject([{ number: 1, ended_at: backAt }]);
    expect(await db.query(betRows)).toMatchObject(settled);
    expect(await auditHouse(db)).toMatchObject({ faults: [] });
    expect(app.sports.feedCount()).toBe(1);
    expect(await listed()).toEqual([expect.stringMatching(/^99/)]);
  });

  test('is not resumed when switched on again: another takes its place', async () => {
    await open(backAt);
    expect((await readyOne()).name).toBe('season-2');
    expect(await listSeasons(db)).toMatchObject([
      { number: 1, ended_at: backAt },
      { number: 2, ended_at: null },
    ]);
  });
});
