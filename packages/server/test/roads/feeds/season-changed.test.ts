import {
  type Feed,
  type FeedChange,
  generatorVersion,
  openSeason,
  type SimulatedSeason,
  simulatedScorecard,
} from '@maidan/feeds';
import { statement } from '@maidan/process/db/db.ts';
import { StartError } from '@maidan/process/start-error.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditHouse } from '../../../src/bets/audit/audit.ts';
import { findScorecard } from '../../../src/products/sports/replays/find-scorecard.ts';
import { presentSeason } from '../../../src/products/sports/season/present-season.ts';
import { readySeason } from '../../../src/products/sports/season/run-season.ts';
import { listSeasons } from '../../../src/products/sports/season/store.ts';
import { cupTie } from '../../support/cup-tie.ts';
import type { QuickClient } from '../../support/quick-client.ts';
import { scriptedFeed } from '../../support/scripted-feed.ts';
import { openSportsDesk, type SportsDesk } from '../../support/sports-desk.ts';

let desk: SportsDesk;
let client: QuickClient;
let fresh = 0;
const freshSeed = () => {
  fresh += 1;
  return `drawn ${fresh}`;
};
const start = (options: { seed?: string; speed?: number } = {}) =>
  presentSeason(desk.house, { seed: options.seed, speed: options.speed ?? 1, freshSeed });

beforeAll(async () => {
  desk = await openSportsDesk();
  client = await desk.bettor();
});
afterAll(() => desk.close());

const betRows = statement(
  'changed-bets',
  `select b.state, b.profit, s.rule, s.reason, s.outcome from bet b left join settlement s on s.id = b.settlement_id
   where b.client_id = $1 order by b.id`,
);

/** A match of this season with one open bet on it. */
async function betOn(source: string, eventId: string): Promise<void> {
  const feed = scriptedFeed(source);
  const runner = desk.sports.run(feed);
  const tie = cupTie(eventId);
  feed.send(tie.all);
  await runner.settled();
  const reply = await desk.betOdds(client, tie);
  expect(reply.error).toBe(false);
  await runner.stop();
}

describe('while a bet is open on the present season', () => {
  beforeAll(async () => {
    expect(await start()).toMatchObject({ number: 1, generator: generatorVersion, is_seed_chosen: false });
    await betOn('season-1', '3011500001');
  });

  test('the same settings go on with it', async () => {
    expect(await start()).toMatchObject({ number: 1 });
  });

  test.each([
    ['SIM_SPEED', { speed: 2 }, 'set SIM_SPEED to 1'],
    ['SIM_SEED', { seed: 'mine' }, 'leave SIM_SEED unset'],
    ['SIM_SPEED and SIM_SEED', { seed: 'mine', speed: 2 }, 'set SIM_SPEED to 1 and leave SIM_SEED unset'],
  ])('a changed %s is refused with what to do, and nothing is returned', async (name, options, cure) => {
    const refused = start(options);
    await expect(refused).rejects.toThrow(StartError);
    await expect(refused).rejects.toThrow(`${name} changed while 1 bet is open`);
    await expect(refused).rejects.toThrow(`To go on, ${cure}.`);
    expect(await listSeasons(desk.db)).toHaveLength(1);
    expect(await desk.db.query(betRows, [client.id])).toMatchObject([{ state: 'open' }]);
  });

  test('the refusal never names a seed', async () => {
    await expect(start({ seed: 'mine' })).rejects.toThrow(/^(?!.*(mine|drawn)).*$/);
  });
});

const setGenerator = statement(
  'changed-generator',
  'update season set generator = $1 where number = (select max(number) from season)',
);

describe('when a newer generator has come', () => {
  test('a season with open bets goes on with its own, and nothing is returned', async () => {
    await desk.db.query(setGenerator, [2]);
    expect(await start()).toMatchObject({ number: 1, generator: 2, ended_at: null });
    await expect(start({ speed: 2 })).rejects.toThrow('SIM_SPEED changed while 1 bet is open');
    const feeds: Feed[] = [];
    const settings = { house: desk.house, seed: undefined, speed: 1, freshSeed };
    feeds.push(await readySeason(settings));
    expect(feeds.map(({ name }) => name)).toEqual(['season-1']);
    expect(await listSeasons(desk.db)).toHaveLength(1);
    expect(await desk.db.query(betRows, [client.id])).toMatchObject([{ state: 'open' }]);
  });

  test('its matches are played and shown by its own generator', async () => {
    // A Test that is some balls further in generator 2, which leaves out intervals.
    const test = '3013499999';
    const now = desk.clock.now();
    const [row] = await listSeasons(desk.db);
    if (row === undefined) throw new Error('no season');
    const { seed, speed, started_at: startedAt } = row;
    const feeds: Feed[] = [];
    const settings = { house: desk.house, seed: undefined, speed: 1, freshSeed };
    feeds.push(await readySeason(settings));
    const [feed] = feeds as SimulatedSeason[];
    const marketsIn = (changes: readonly FeedChange[] | undefined) =>
      changes?.filter(({ kind }) => kind === 'market');
    const [two, three] = ([2, 3] as const).map((generator) => {
      const setting = {
        seed,
        speed,
        startedAt,
        idPrefix: '30',
        generator,
        rollouts: { innings: 1, match: 1 },
      };
      const markets = marketsIn(openSeason(setting).replay(test, now));
      return { markets, match: simulatedScorecard(setting, test, now)?.match };
    });
    expect(three?.markets).not.toEqual(two?.markets);
    expect(three?.match).not.toEqual(two?.match);
    expect(marketsIn(feed?.replay(test))).toEqual(two?.markets);
    expect((await findScorecard(desk.db, test, now))?.match).toEqual(two?.match);
  });
});

describe('when the way results are drawn is not known here', () => {
  test('a new season begins, and the open bets of the old one are returned with a remark that says why', async () => {
    await desk.db.query(setGenerator, [1]);
    const feeds: Feed[] = [];
    const settings = { house: desk.house, seed: undefined, speed: 1, freshSeed };
    feeds.push(await readySeason(settings));
    expect(feeds.map(({ name }) => name)).toEqual(['season-2']);
    expect(await listSeasons(desk.db)).toMatchObject([
      { number: 1, generator: 1, ended_at: desk.clock.now() },
      { number: 2, generator: generatorVersion, ended_at: null },
    ]);
    expect(await desk.db.query(betRows, [client.id])).toMatchObject([
      {
        state: 'settled',
        profit: 0n,
        rule: 'season-ended',
        reason: expect.stringContaining('bets are returned'),
        outcome: { void: true },
      },
    ]);
    expect(await desk.wallet(client)).toMatchObject({ exposure: 0 });
    expect(await auditHouse(desk.db)).toMatchObject({ faultCount: 0 });
  });

  test('a match of the old season has no balls to look at any more', async () => {
    const now = desk.clock.now();
    expect(await findScorecard(desk.db, '3011500000', now)).toBeUndefined();
    expect(await findScorecard(desk.db, '3111500000', now)).toBeDefined();
  });
});

describe('without open bets', () => {
  test('a season that was ended is never played again, whatever is set', async () => {
    expect(await start({ speed: 2 })).toMatchObject({ number: 3, speed: 2 });
    expect(await start({ speed: 1 })).toMatchObject({ number: 4, speed: 1, ended_at: null });
    expect(await start({ seed: 'mine' })).toMatchObject({ number: 5, is_seed_chosen: true });
    expect(await start({ seed: 'other' })).toMatchObject({ number: 6 });
    expect(await start({ seed: 'mine' })).toMatchObject({ number: 7, seed: 'mine' });
  });

  test('a seed that somebody chose does not go on once it is unset', async () => {
    const drawn = await start();
    expect(drawn).toMatchObject({ number: 8, is_seed_chosen: false });
    expect(drawn.seed).toMatch(/^drawn /);
    expect(await start()).toEqual(drawn);
  });

  test('a season of an older generator is ended, and one of the newest begins', async () => {
    await desk.db.query(setGenerator, [2]);
    expect(await start()).toMatchObject({ number: 9, generator: generatorVersion, ended_at: null });
    expect((await listSeasons(desk.db)).at(-2)).toMatchObject({ generator: 2, ended_at: desk.clock.now() });
  });
});
