import { judgeSession } from '@maidan/sports';
import { beforeAll, describe, expect, it, test } from 'vitest';
import type { FeedChange, FeedMarket, FeedMatch } from '../../feed.ts';
import type { PricesChange } from '../../play/play.ts';
import { fixtureAt, fixtureOfId, fixturesListed, nextListingAfter } from './fixture.ts';
import { generatorVersion } from './generators.ts';
import { allLanes } from './lanes.ts';
import { matchSeed, openPlay, openSeason, type Season, simulatedScorecard } from './season.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const STARTED_AT = Date.UTC(2026, 10, 15, 2, 0, 0);
const ROLLOUTS = { innings: 60, match: 40 };
const SETTING = { seed: 'season test', startedAt: STARTED_AT, speed: 1, rollouts: ROLLOUTS };

/** The state of a house that applies every change. */
function openBoard() {
  const matches = new Map<string, FeedMatch>();
  const markets = new Map<string, FeedMarket>();
  const prices = new Map<string, PricesChange>();
  const results = new Map<string, FeedChange[]>();
  const scores = new Map<string, unknown>();
  return {
    matches,
    markets,
    prices,
    results,
    fold(changes: readonly FeedChange[]) {
      for (const change of changes) {
        if (change.kind === 'match') matches.set(change.match.id, change.match);
        else if (change.kind === 'market') markets.set(change.market.id, change.market);
        else if (change.kind === 'prices') prices.set(change.marketId, change);
        else if (change.kind === 'score') scores.set(change.matchId, change.score);
        else results.set(change.marketId, [...(results.get(change.marketId) ?? []), change]);
      }
    },
    of(matchIds: ReadonlySet<string>) {
      const ids = [...markets.values()]
        .filter(({ matchId }) => matchIds.has(matchId))
        .map(({ id }) => id)
        .sort();
      return {
        matches: [...matchIds].sort().map((id) => matches.get(id)),
        scores: [...matchIds].sort().map((id) => scores.get(id)),
        markets: ids.map((id) => markets.get(id)),
        prices: ids.map((id) => prices.get(id)),
        results: ids.map((id) => results.get(id)),
      };
    },
  };
}

function runTo(
  season: Season,
  from: number,
  to: number,
  see: (changes: readonly FeedChange[], now: number) => void,
): void {
  for (let now = from; now <= to; now = Math.max(now + 100, season.dueAt())) see(season.advance(now), now);
}

describe('the card', () => {
  it('has play in every sport at every moment of a working day', () => {
    const from = STARTED_AT;
    const to = from + 6 * HOUR_MS;
    for (const sport of ['cricket', 'football', 'tennis'] as const) {
      const spans = allLanes
        .filter(({ game, time }) => game.sport === sport && time === 'season')
        .flatMap((lane) => {
          const count = Math.ceil((to - from + lane.lengthMaxMs) / lane.periodMs) + 1;
          return Array.from({ length: count }, (_, place) => {
            const fixture = fixtureAt(lane, place - Math.ceil(lane.lengthMaxMs / lane.periodMs), SETTING);
            const { play } = openPlay(
              fixture,
              matchSeed(SETTING.seed, fixture.id),
              ROLLOUTS,
              generatorVersion,
            );
            let last = 0;
            for (let due = play.dueAt(); due !== undefined; due = play.dueAt()) {
              last = due;
              play.step();
            }
            expect(last).toBeLessThan(lane.lengthMaxMs);
            return [fixture.startsAt, fixture.startsAt + last] as const;
          });
        });
      let covered = from;
      for (const [start, end] of spans.sort((one, other) => one[0] - other[0])) {
        if (start <= covered) covered = Math.max(covered, end);
      }
      expect(covered, sport).toBeGreaterThan(to);
    }
  });

  it('always lists a match starting within thirty minutes, and some of tomorrow, at any speed', () => {
    for (const speed of [1, 8, 120]) {
      for (let hour = 0; hour < 24; hour += 1) {
        const now = STARTED_AT + hour * HOUR_MS + 7 * MINUTE_MS;
        const listed = fixturesListed(now, { startedAt: STARTED_AT, speed });
        expect(listed.some(({ startsAt }) => startsAt > now && startsAt <= now + 30 * MINUTE_MS)).toBe(true);
        const tomorrow = Math.floor(now / (24 * HOUR_MS)) + 1;
        for (const sport of ['cricket', 'football', 'tennis']) {
          const isTomorrows = ({ startsAt }: { readonly startsAt: number }) =>
            Math.floor(startsAt / (24 * HOUR_MS)) === tomorrow;
          expect(listed.some((fixture) => fixture.lane.game.sport === sport && isTomorrows(fixture))).toBe(
            true,
          );
        }
      }
    }
  });

  it('gives every match an id of digits by which it is found again', () => {
    for (const fixture of fixturesListed(STARTED_AT, SETTING)) {
      expect(fixture.id).toMatch(/^30\d{8}$/);
      expect(fixtureOfId(fixture.id, SETTING)).toEqual(fixture);
    }
    expect(fixtureOfId('3099500000', SETTING)).toBeUndefined();
    expect(fixtureOfId('../secret', SETTING)).toBeUndefined();
  });

  it('says when the next match is listed', () => {
    const now = STARTED_AT + 11 * MINUTE_MS;
    const next = nextListingAfter(now, SETTING);
    expect(next).toBeGreaterThan(now);
    const idsAt = (at: number) => fixturesListed(at, SETTING).map(({ id }) => id);
    const fresh = idsAt(next).filter((id) => !idsAt(next - 1).includes(id));
    expect(fresh.length).toBeGreaterThan(0);
    expect(idsAt(next - 1).filter((id) => !idsAt(now).includes(id))).toEqual([]);
  });
});

describe('the season', () => {
  const from = STARTED_AT + 21 * MINUTE_MS;
  const to = from + 4 * MINUTE_MS;
  const board = openBoard();
  const story: string[] = [];
  const openCounts: { readonly id: string; readonly open: number }[] = [];

  beforeAll(() => {
    runTo(openSeason(SETTING), from, to, (changes, now) => {
      board.fold(changes);
      story.push(JSON.stringify(changes));
      if (now > from + MINUTE_MS) countOpen();
    });
  });

  /** Counted where the last ball has been settled and markets are open. */
  function countOpen(): void {
    for (const { id, sport, status } of board.matches.values()) {
      if (sport !== 'cricket' || status !== 'in-play') continue;
      const fancy = [...board.markets.values()].filter(
        (market) => market.matchId === id && market.kind === 'fancy',
      );
      const states = fancy.map((market) => board.prices.get(market.id)?.state);
      const open = states.filter((state) => state === 'open').length;
      if (open > 0) openCounts.push({ id, open });
    }
  }

  it('shows matches in play in every sport, some to come and some finished, from its first moment', () => {
    const first = openBoard();
    first.fold(JSON.parse(story[0] ?? '[]') as FeedChange[]);
    for (const sport of ['cricket', 'football', 'tennis'] as const) {
      const statuses = new Set(
        [...first.matches.values()].filter((match) => match.sport === sport).map(({ status }) => status),
      );
      for (const status of ['upcoming', 'in-play', 'completed'] as const) expect(statuses).toContain(status);
    }
  });

  it('gives the same changes twice from the same seed', () => {
    const again: string[] = [];
    runTo(openSeason(SETTING), from, from + MINUTE_MS / 2, (changes) => again.push(JSON.stringify(changes)));
    expect(again).toEqual(story.slice(0, again.length));
  });

  it('gives other changes from another seed', () => {
    const [fixture] = fixturesListed(from, SETTING);
    const replayed = (seed: string) => openSeason({ ...SETTING, seed }).replay(fixture?.id ?? '', from);
    expect(replayed('another')).not.toEqual(replayed(SETTING.seed));
  });

  it('resumes after a restart with the same board as without it', () => {
    const resumed = openBoard();
    resumed.fold(openSeason(SETTING).advance(to));
    const continued = openBoard();
    const season = openSeason(SETTING);
    runTo(season, to - MINUTE_MS, to - 1, continued.fold);
    continued.fold(season.advance(to));
    const ids = new Set(resumed.matches.keys());
    expect(ids.size).toBeGreaterThan(30);
    expect(continued.of(ids)).toEqual(resumed.of(ids));
  });

  it('keeps thirty or more sessions open on every cricket match in play', () => {
    expect(openCounts.length).toBeGreaterThan(50);
    for (const { id, open } of openCounts) expect(open, id).toBeGreaterThanOrEqual(30);
  });

  it('offers sessions of every family, with and without commission, each with its remark, in both price styles', () => {
    const fancy = [...board.markets.values()].filter(({ kind }) => kind === 'fancy');
    const families = ['ONLY', 'OVER', 'FALL OF', 'RUN', 'PSHIP', 'BOUNDARIES', 'HOW', 'BALLS'];
    const familyOf = (name: string) => families.find((word) => name.includes(word)) ?? 'other';
    expect(new Set(fancy.map(({ name }) => familyOf(name)))).toEqual(new Set([...families, 'other']));
    expect(new Set(fancy.map(({ isCommission }) => isCommission))).toEqual(new Set([true, false]));
    expect(fancy.filter(({ remark }) => remark === '')).toEqual([]);
    const sent = story.flatMap((changes) => JSON.parse(changes) as FeedChange[]);
    const lines = sent.flatMap((change) =>
      change.kind === 'prices' && change.line !== undefined ? [change.line] : [],
    );
    expect(lines.some(({ yesRun, noRun }) => yesRun === noRun)).toBe(true);
    expect(lines.some(({ yesRun, noRun }) => yesRun > noRun)).toBe(true);
  });

  it('suspends every open market of a match while a ball is bowled', () => {
    const live = openBoard();
    let balls = 0;
    for (const changes of story.map((text) => JSON.parse(text) as FeedChange[])) {
      live.fold(changes);
      for (const change of changes) {
        if (change.kind !== 'score' || change.score.sport !== 'cricket') continue;
        const detail = change.score.detail as { readonly isBallRunning?: boolean };
        if (detail.isBallRunning !== true) continue;
        balls += 1;
        const states = [...live.markets.values()]
          .filter(({ matchId }) => matchId === change.matchId)
          .map(({ id }) => live.prices.get(id)?.state);
        expect(states.includes('open')).toBe(false);
      }
    }
    expect(balls).toBeGreaterThan(10);
  });

  it('never sends an unchanged price again', () => {
    const last = new Map<string, string>();
    for (const changes of story) {
      for (const change of JSON.parse(changes) as FeedChange[]) {
        if (change.kind !== 'prices') continue;
        const text = JSON.stringify(change);
        expect(text).not.toBe(last.get(change.marketId));
        last.set(change.marketId, text);
      }
    }
  });

  it('decides every market of a finished match exactly once, each with its rule and a sentence', () => {
    const finished = [...board.matches.values()].filter(
      ({ status }) => status === 'completed' || status === 'abandoned',
    );
    expect(finished.length).toBeGreaterThan(5);
    for (const { id } of finished) {
      for (const market of [...board.markets.values()].filter(({ matchId }) => matchId === id)) {
        const results = board.results.get(market.id) ?? [];
        expect(results.length, market.name).toBe(1);
        const [result] = results;
        if (result?.kind !== 'result') throw new Error('a result was expected');
        expect(result.rule).not.toBe('');
        expect(result.reason).toMatch(/\.$/);
        expect(board.prices.get(market.id)?.state).toBe('shut');
      }
    }
  });

  it('takes toss bets until one hour before the start by the real clock, and none after', () => {
    for (const [id, match] of board.matches) {
      if (match.sport !== 'cricket') continue;
      const state = board.prices.get(`1.${id}4`)?.state;
      if (match.status !== 'upcoming') expect(state).toBe('shut');
      else expect(state).toBe(match.startsAt - to > HOUR_MS ? 'open' : 'suspended');
    }
  });

  it('replays a match that is no longer listed, with the same result', () => {
    const finished = [...board.matches.values()].find(
      ({ sport, status }) => sport === 'tennis' && status === 'completed',
    );
    const replayed = openBoard();
    replayed.fold(openSeason(SETTING).replay(finished?.id ?? '', to + 100 * 24 * HOUR_MS));
    expect(replayed.matches.get(finished?.id ?? '')).toEqual(finished);
    expect(openSeason(SETTING).replay('3099500000', to)).toEqual([]);
  });
});

const startedAt = Date.UTC(2026, 0, 1);
const season = { seed: 'card', startedAt, speed: 1, rollouts: { innings: 2, match: 2 } };
const hourMs = 3_600_000;

function fixtureOf(sport: string) {
  const found = fixturesListed(startedAt, season).find(({ lane }) => lane.game.sport === sport);
  if (found === undefined) throw new Error(`no ${sport}`);
  return found;
}

test('the scorecard of a simulated match is the one its sessions were settled by', () => {
  const { id, startsAt } = fixtureOf('cricket');
  const now = startsAt + hourMs;
  const card = simulatedScorecard(season, id, now);
  const results = openSeason(season)
    .replay(id, now)
    .filter((change) => change.kind === 'result');
  expect(card?.sessions.size).toBeGreaterThan(100);
  for (const [marketId, session] of card?.sessions ?? []) {
    const verdict = card === undefined ? undefined : judgeSession(card.match, session);
    const result = results.find((change) => change.marketId === marketId)?.result;
    if (verdict?.kind === 'run') expect(result).toEqual({ kind: 'run', run: verdict.run });
    else expect(result).toEqual({ kind: 'void' });
  }
});

test('the scorecard part way has only what has been played, and nothing before the toss', () => {
  const { id, startsAt } = fixtureOf('cricket');
  expect(simulatedScorecard(season, id, startsAt - 1)?.match.innings).toEqual([]);
  expect(simulatedScorecard(season, id, startsAt + 60_000)?.match.outcome).toBeUndefined();
});

test('a match of another sport, or an unknown one, has no scorecard', () => {
  const { id, startsAt } = fixtureOf('tennis');
  expect(simulatedScorecard(season, id, startsAt)).toBeUndefined();
  expect(simulatedScorecard(season, '5', startsAt)).toBeUndefined();
});
