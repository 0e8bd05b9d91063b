import { seededRandom } from '@maidan/betting';
import { describe, expect, inject, it } from 'vitest';
import { beforeToss, type CricketState, gameInPlay } from '../cricket/cricket-state.ts';
import { checkInnings, MATCH_OVER, openNext, PLAY_ON } from '../cricket/figures/check-innings.ts';
import type { SeasonFormat } from '../cricket/figures/format.ts';
import { currentTally, FIRST_WON, type Game, startGame, TIED } from '../cricket/figures/game.ts';
import { emptyBall, playBall } from '../cricket/figures/play-ball.ts';
import { countChances, limitedChances, rollOut } from '../cricket/pricing/cricket-chances.ts';
import { cricketPricer } from '../cricket/pricing/cricket-pricer.ts';
import type { LinePrices } from '../feed.ts';
import { quickRandom } from '../pricing/quick-random.ts';
import { makePlan } from './cricket/make-plan.ts';
import { stepCricket } from './cricket/step-cricket.ts';
import { chancesOf } from './football/football-play.ts';
import { beforeKickOff, makeFootballPlan } from './football/football-state.ts';
import { stepFootball } from './football/step-football.ts';
import { footballSeries, odiSeries, t20Series, testSeries } from './names/teams.ts';
import { pairOf } from './season/fixture.ts';
import { tennisPlay } from './tennis/tennis-play.ts';
import { makeTennisPlan } from './tennis/tennis-state.ts';

const season = seededRandom('calibration');
const SERIES = { T20: t20Series[0], ODI: odiSeries[0], Test: testSeries[0] };

function planFor(format: SeasonFormat, index: number) {
  const teams = pairOf(SERIES[format]?.teams ?? [], index);
  return makePlan(
    season,
    season.child(`${format} ${index}`),
    `3011${500_000 + index}`,
    format,
    teams,
    '2026-11-15',
  );
}

/** Predictions in buckets of equal width, each with what really happened: the means must agree within chance and a small allowance. */
function reliability(width = 0.1, countMin = 40) {
  const buckets = Array.from({ length: Math.ceil(1 / width) }, () => ({
    predicted: 0,
    happened: 0,
    count: 0,
  }));
  return {
    add(predicted: number, happened: number) {
      const bucket = buckets[Math.min(buckets.length - 1, Math.floor(predicted / width))];
      if (bucket === undefined) return;
      bucket.predicted += predicted;
      bucket.happened += happened;
      bucket.count += 1;
    },
    check(allowance: number) {
      const used = buckets.filter(({ count }) => count >= countMin);
      expect(used.length).toBeGreaterThanOrEqual(2);
      for (const { predicted, happened, count } of used) {
        const expected = predicted / count;
        const error = Math.sqrt((expected * (1 - expected)) / count);
        expect(
          Math.abs(happened / count - expected),
          `said ${expected.toFixed(3)}, came ${(happened / count).toFixed(3)} of ${count}`,
        ).toBeLessThan(3 * error + allowance);
      }
    },
  };
}

/** One prediction per match and stage, so that a bucket's outcomes are independent. */
function watchLimited(format: 'T20' | 'ODI', matches: number): ReturnType<typeof reliability>[] {
  const stages = [0.3, 0.7].flatMap((share) =>
    [0, 1].map((innings) => ({ share, innings, seen: reliability() })),
  );
  const random = quickRandom(11);
  const ball = emptyBall();
  const pairs = 4;
  const tables = Array.from({ length: pairs }, (_, index) => ({
    plan: planFor(format, index),
    chances: limitedChances(),
  }));
  for (let match = 0; match < matches; match++) {
    const { plan, chances } = tables[match % pairs] ?? {
      plan: planFor(format, 0),
      chances: limitedChances(),
    };
    const game = startGame(plan.strengths, 0);
    const predictions: { readonly seen: ReturnType<typeof reliability>; readonly chance: number }[] = [];
    for (let verdict = PLAY_ON; verdict !== MATCH_OVER; ) {
      playBall(game, ball, random);
      verdict = checkInnings(game);
      if (verdict === MATCH_OVER) break;
      if (verdict !== PLAY_ON) openNext(game);
      for (const { share, innings, seen } of stages) {
        const isThere =
          game.innings.length - 1 === innings && currentTally(game).balls === game.inningsBalls * share;
        if (isThere && ball.isLegal) predictions.push({ seen, chance: chances(game).first });
      }
    }
    const won = game.outcome === FIRST_WON ? 1 : game.outcome === TIED ? 0.5 : 0;
    for (const { seen, chance } of predictions) seen.add(chance, won);
  }
  return stages.map(({ seen }) => seen);
}

describe('when a price says seventy per cent, it happens about seventy times in a hundred', () => {
  it('in a T20, in either innings', () => {
    for (const seen of watchLimited('T20', 600 * inject('caseFactor'))) seen.check(0.035);
  });

  it('in an ODI, in either innings', () => {
    for (const seen of watchLimited('ODI', 700 * inject('caseFactor'))) seen.check(0.04);
  });

  it('in a Test, when the third innings begins', () => {
    const seen = reliability(0.25, 20);
    const random = quickRandom(5);
    const ball = emptyBall();
    for (let match = 0; match < 120 * inject('caseFactor'); match++) {
      const game = startGame(planFor('Test', match).strengths, 0);
      let chance: number | undefined;
      for (let verdict = PLAY_ON; verdict !== MATCH_OVER; ) {
        playBall(game, ball, random);
        verdict = checkInnings(game);
        if (verdict !== PLAY_ON && verdict !== MATCH_OVER) openNext(game);
        if (chance !== undefined || game.innings.length < 3) continue;
        const count = countChances();
        rollOut(game, 'match', 80, match, count.see);
        chance = count.chances().first;
      }
      if (chance !== undefined) seen.add(chance, game.outcome === FIRST_WON ? 1 : 0);
    }
    // Eighty rollouts are only an estimate: the allowance covers their error.
    seen.check(0.05);
  });

  it('in football, at any minute', () => {
    const seen = reliability();
    for (let match = 0; match < 300 * inject('caseFactor'); match++) {
      const random = season.child(`football ${match}`);
      const plan = makeFootballPlan(season, '1', pairOf(footballSeries[0]?.teams ?? [], match), false);
      let state = beforeKickOff(plan);
      const stop = (match * 7) % 90;
      let predicted: ReturnType<typeof chancesOf> | undefined;
      while (state.moment !== 'over') {
        if (predicted === undefined && state.moment === 'open' && state.minute >= stop)
          predicted = chancesOf(state);
        state = stepFootball(state, random.child(String(state.steps)));
      }
      if (predicted === undefined || state.full === undefined) continue;
      const [home, away] = state.full;
      seen.add(predicted.home, home > away ? 1 : 0);
      seen.add(predicted.draw, home === away ? 1 : 0);
      seen.add(predicted.away, home < away ? 1 : 0);
    }
    seen.check(0.03);
  });

  it('in tennis, at any point', () => {
    const seen = reliability();
    for (let match = 0; match < 700 * inject('caseFactor'); match++) {
      const random = season.child(`tennis ${match}`);
      const play = tennisPlay(makeTennisPlan(random, '1', ['One', 'Two']), random);
      const stop = 3 * ((match * 13) % 110);
      let predicted: number | undefined;
      while (play.dueAt() !== undefined) {
        if (predicted === undefined && play.state().steps >= stop) predicted = play.chance();
        play.step();
      }
      const { setsWon, retired } = play.state();
      if (predicted !== undefined && retired === undefined)
        seen.add(predicted, setsWon[0] > setsWon[1] ? 1 : 0);
    }
    seen.check(0.03);
  });
});

describe('a session line', () => {
  /** Every match is priced once, each at another ball, and each open line is compared with its result. */
  it('is beaten about as often as its rates say, and the house keeps its share', () => {
    let yesProfit = 0;
    let noProfit = 0;
    let count = 0;
    const matches = 40 * inject('caseFactor');
    for (let match = 0; match < matches; match++) {
      const plan = planFor('T20', 200 + match);
      const random = season.child(`lines ${match}`);
      const pricer = cricketPricer(plan.matchId, { innings: 150, match: 100 });
      let state: CricketState = beforeToss(plan);
      let lines: ReturnType<typeof pricer.prices> = [];
      const stop = 60 + ((match * 37) % 500);
      while (state.moment !== 'over') {
        state = stepCricket(state, random.child(String(state.steps)));
        if (lines.length === 0 && state.steps >= stop && state.moment === 'open')
          lines = pricer.prices(state);
      }
      const runs = new Map(state.decisions.map(({ marketId, result }) => [marketId, result]));
      for (const { marketId, line } of lines) {
        const result = runs.get(marketId);
        if (line === undefined || result?.kind !== 'run') continue;
        yesProfit += result.run >= line.yesRun ? line.yesOdds / 10_000 : -1;
        noProfit += result.run >= line.noRun ? -line.noOdds / 10_000 : 1;
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(30 * matches);
    // Results within one match depend on each other, so the share is only known roughly.
    expect(yesProfit / count).toBeLessThan(0.03);
    expect(noProfit / count).toBeLessThan(0.03);
    expect((yesProfit + noProfit) / count).toBeLessThan(-0.06);
    expect((yesProfit + noProfit) / count).toBeGreaterThan(-0.25);
  });
});

describe('a line of the last balls', () => {
  /** The chance of yes by the middle of both rates; undefined for evens across a gap, which do not give one. */
  function chanceOfYes({ yesRun, noRun, yesOdds, noOdds }: LinePrices): number | undefined {
    return yesRun === noRun ? 1 / (1 + (yesOdds + noOdds) / 20_000) : undefined;
  }

  it('is reached about as often as its rates say, rare ones too', () => {
    const seen = reliability(0.125, 60);
    for (let match = 0; match < 40 * inject('caseFactor'); match++) {
      const plan = { ...planFor('T20', 400 + match), weather: { kind: 'fine' } as const };
      const random = season.child(`last balls ${match}`);
      const pricer = cricketPricer(plan.matchId, { innings: 150, match: 1 });
      let state: CricketState = beforeToss(plan);
      let lines: ReturnType<typeof pricer.prices> = [];
      const stop = 1 + (match % 10);
      while (state.moment !== 'over') {
        state = stepCricket(state, random.child(String(state.steps)));
        if (lines.length > 0 || state.moment !== 'open' || state.superOver !== undefined) continue;
        const game = gameInPlay(state);
        const { balls, runs } = currentTally(game);
        const isThere = game.inningsBalls - balls <= stop || game.target - runs <= stop;
        if (game.target > 0 && isThere) lines = pricer.prices(state);
      }
      const results = new Map(state.decisions.map(({ marketId, result }) => [marketId, result]));
      for (const { marketId, line } of lines) {
        const result = results.get(marketId);
        const chance = line === undefined ? undefined : chanceOfYes(line);
        if (chance === undefined || line === undefined || result?.kind !== 'run') continue;
        seen.add(chance, result.run >= line.yesRun ? 1 : 0);
      }
    }
    // The lines of one match depend on the same few balls: far fewer are independent than there are lines.
    seen.check(0.06);
  });
});

describe('a rollout', () => {
  it('gives the same ends for the same seed and does not change the match', () => {
    const plan = planFor('T20', 1);
    const random = season.child('rollout');
    let state = beforeToss(plan);
    for (let step = 0; step < 90; step++) state = stepCricket(state, random.child(String(step)));
    const game = gameInPlay(state);
    const before = structuredClone(game);
    const ends = (see: number[]) => (end: Game) => see.push(end.totals[0] * 1000 + end.totals[1]);
    const one: number[] = [];
    const other: number[] = [];
    rollOut(game, 'match', 50, 9, ends(one));
    rollOut(game, 'match', 50, 9, ends(other));
    expect(one).toEqual(other);
    expect(new Set(one).size).toBeGreaterThan(30);
    expect(game).toEqual(before);
  });
});
