import type { CricketDetail } from '@maidan/feeds';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSportsDesk, type SportsDesk } from '../../support/sports-desk.ts';
import { testStart } from '../../support/test-app.ts';

let desk: SportsDesk;
beforeAll(async () => {
  desk = await openSportsDesk();
});
afterAll(() => desk.close());

const hourMs = 3_600_000;
const list = async (sportId?: 1 | 2 | 4) => {
  const client = await desk.bettor();
  return (await desk.call('sports/matchList', sportId === undefined ? {} : { sportId }, client)).data ?? [];
};
const idsIn = (matches: readonly { eventId: string }[]) => matches.map(({ eventId }) => eventId);

test('a row has every field of the wire, the date at +05:30 and true best prices', async () => {
  const { eventId, marketId } = await desk.tie();
  const row = (await list()).find((match) => match.eventId === eventId);
  expect(row).toEqual({
    _id: eventId,
    matchName: 'Lions v Tigers',
    matchDate: '01-01-2026 05:30:00',
    seriesName: 'Cup',
    status: 'INPLAY',
    marketId,
    eventId,
    cacheUrl: `/cache/bookmaker/${marketId}`,
    otherMarketCacheUrl: `/cache/odds/${eventId}`,
    socketUrl: '/',
    socketPerm: true,
    scoreIframe: `/score/${eventId}`,
    sportId: 4,
    priority: 1,
    prices: [
      { selectionName: 'Lions', back: 1.9, lay: 1.92 },
      { selectionName: 'Tigers', back: 2.08, lay: 2.1 },
    ],
    teams: ['Lions', 'Tigers'],
    isOpen: true,
    offers: ['bookmaker', 'fancy'],
  });
});

const rowOf = async (id: string) => (await list()).find(({ eventId }) => eventId === id);
const status = { text: 'In play' };
const innings = (team: string, runs: number, wickets: number, isDeclared = false) => ({
  team,
  short: team,
  runs,
  wickets,
  overs: '12.3',
  isDeclared,
  worm: [],
});
const cricket = (more: Partial<CricketDetail> = {}): CricketDetail => ({
  format: 'Test',
  status,
  isBallRunning: false,
  toss: '',
  innings: [innings('Tigers', 307, 10), innings('Lions', 214, 6, true), innings('Tigers', 88, 2)],
  isSuperOver: false,
  batters: [],
  bowler: undefined,
  bowlers: [],
  lastBalls: [],
  thisOver: [],
  isFreeHit: false,
  runRate: 3,
  target: undefined,
  chances: [50, 50],
  ...more,
});

test('a match in play shows its score: every innings of a side, whose turn it is, and overs or what is needed', async () => {
  const { eventId } = await desk.tie();
  const sendDetail = (detail: CricketDetail | null) =>
    desk.sendChanges({ kind: 'score', matchId: eventId, score: { sport: 'cricket', headline: '', detail } });
  expect((await rowOf(eventId))?.play).toBeUndefined();
  await sendDetail(cricket());
  expect(await rowOf(eventId)).toMatchObject({
    play: { scores: ['214/6d', '307 & 88/2'], turn: 1, state: { kind: 'overs', overs: '12.3' } },
    offers: ['tv', 'bookmaker', 'fancy'],
  });
  await sendDetail(cricket({ target: { runs: 182, need: 94, ballsLeft: 60, rate: 9.4 } }));
  expect((await rowOf(eventId))?.play?.state).toEqual({ kind: 'need', runs: 94, balls: 60 });
  await sendDetail(null);
  expect((await rowOf(eventId))?.play).toBeUndefined();
});

test('football is shown by goals and minute, tennis by the games of each set, the server and the points', async () => {
  const pair = [0, 0] as const;
  const football = await desk.tie({ sport: 'football' });
  const tennis = await desk.tie({ sport: 'tennis' });
  await desk.sendChanges(
    {
      kind: 'score',
      matchId: football.eventId,
      score: {
        sport: 'football',
        headline: '',
        detail: {
          status,
          minute: 67,
          teams: ['Lions', 'Tigers'],
          shortNames: ['LIO', 'TIG'],
          goals: [2, 1],
          penalties: undefined,
          events: [],
          reds: pair,
          stats: { shots: pair, onTarget: pair, corners: pair, fouls: pair, possession: pair },
          chances: [80, 15, 5],
        },
      },
    },
    {
      kind: 'score',
      matchId: tennis.eventId,
      score: {
        sport: 'tennis',
        headline: '',
        detail: {
          status,
          players: ['Lions', 'Tigers'],
          sets: [[6, 4]],
          setsWon: [1, 0],
          games: [2, 3],
          points: ['40', '15'],
          isTieBreak: false,
          server: 1,
          isPointInPlay: false,
          lastWinner: undefined,
          aces: pair,
          pointsWon: pair,
          chances: [60, 40],
        },
      },
    },
  );
  expect((await rowOf(football.eventId))?.play).toEqual({
    scores: ['2', '1'],
    state: { kind: 'minute', minute: 67 },
  });
  expect((await rowOf(tennis.eventId))?.play).toEqual({
    scores: ['6 2', '4 3'],
    turn: 1,
    state: { kind: 'set', set: 2, points: ['40', '15'] },
  });
});

test('a match is open while one of its markets takes bets, or will again in a moment', async () => {
  const tie = await desk.tie({ status: 'upcoming', startsAt: testStart + 3 * hourMs });
  const isOpen = async () => (await rowOf(tie.eventId))?.isOpen;
  for (const id of Object.values(tie.ids)) await desk.sendChanges(tie.suspend(id));
  expect(await isOpen()).toBe(true);
  for (const marketId of Object.values(tie.ids)) {
    expect(await isOpen()).toBe(true);
    await desk.sendChanges({ kind: 'prices', marketId, state: 'shut' });
  }
  expect(await isOpen()).toBe(false);
  expect((await rowOf(tie.eventId))?.offers).toEqual([]);
});

test('a market without match odds shows its bookmaker, and one without either shows no boxes', async () => {
  const { match } = await desk.tie();
  const bare = { ...match, id: '8101' };
  const runners = [
    { id: '11', name: 'Lions' },
    { id: '12', name: 'Tigers' },
  ];
  const market = {
    id: 'bm-8102',
    matchId: '8102',
    kind: 'bookmaker',
    name: 'Bookmaker',
    runners,
    isCommission: false,
    remark: '',
  } as const;
  await desk.sendChanges(
    { kind: 'match', match: bare },
    { kind: 'match', match: { ...match, id: '8102' } },
    { kind: 'market', market },
    {
      kind: 'prices',
      marketId: 'bm-8102',
      state: 'open',
      runners: [{ runnerId: '12', back: [{ odds: 4500, size: 1 }], lay: [] }],
    },
  );
  const matches = await list();
  expect(matches.find(({ eventId }) => eventId === '8101')?.prices).toEqual([]);
  expect(matches.find(({ eventId }) => eventId === '8102')?.prices).toEqual([
    { selectionName: 'Lions', back: 0, lay: 0 },
    { selectionName: 'Tigers', back: 1.45, lay: 0 },
  ]);
});

test('a suspended market and a feed that fell silent show no price', async () => {
  const tie = await desk.tie();
  const shown = async () => (await list()).find(({ eventId }) => eventId === tie.eventId)?.prices;
  const none = [
    { selectionName: 'Lions', back: 0, lay: 0 },
    { selectionName: 'Tigers', back: 0, lay: 0 },
  ];
  await desk.sendChanges(tie.suspend(tie.ids.matchOdds));
  expect(await shown()).toEqual(none);
  await desk.sendChanges(...tie.prices);
  expect(await shown()).not.toEqual(none);
  desk.clock.advance(6001);
  expect(await shown()).toEqual(none);
  await desk.sendChanges();
  expect(await shown()).not.toEqual(none);
});

test('matches come in order of their start; those over are not listed', async () => {
  const late = await desk.tie({ status: 'upcoming', startsAt: testStart + 30 * hourMs });
  const soon = await desk.tie({ status: 'upcoming', startsAt: testStart + hourMs });
  const [over, off] = [await desk.tie(), await desk.tie()];
  await desk.sendChanges(over.withStatus('completed'), off.withStatus('abandoned'));
  const matches = await list();
  const ids = idsIn(matches);
  expect(ids.indexOf(soon.eventId)).toBeLessThan(ids.indexOf(late.eventId));
  expect(ids).not.toContain(over.eventId);
  expect(ids).not.toContain(off.eventId);
  expect(matches.find(({ eventId }) => eventId === late.eventId)).toMatchObject({
    status: 'UPCOMING',
    matchDate: '02-01-2026 11:30:00',
    priority: 2,
  });
});

test('a sport is requested by its number', async () => {
  const cricket = await desk.tie();
  const football = await desk.tie({ sport: 'football' });
  const tennis = await desk.tie({ sport: 'tennis' });
  const of = async (sportId: 1 | 2 | 4) => idsIn(await list(sportId));
  for (const [sportId, tie] of [
    [4, cricket],
    [1, football],
    [2, tennis],
  ] as const) {
    expect(await of(sportId)).toContain(tie.eventId);
    for (const other of [cricket, football, tennis])
      if (other !== tie) expect(await of(sportId)).not.toContain(other.eventId);
  }
  const client = await desk.bettor();
  expect((await desk.sendBody('sports/matchList', '{"sportId":3}', client)).status).toBe(400);
});
