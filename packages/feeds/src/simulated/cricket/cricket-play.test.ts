import { seededRandom } from '@maidan/betting';
import { describe, expect, it } from 'vitest';
import { T20_SERIES } from '../names/teams.ts';
import { pairOf } from '../season/fixture.ts';
import type { CricketDetail } from './cricket-detail.ts';
import { cricketPlay } from './cricket-play.ts';
import { type CricketState, gameInPlay } from './cricket-state.ts';
import { currentTally } from './game.ts';
import { type CricketPlan, makePlan, type Weather } from './plan.ts';

const ROLLOUTS = { innings: 60, match: 40 };

function openT20(seed: string, weather: Weather = { kind: 'fine' }) {
  const random = seededRandom(seed);
  const made = makePlan(
    random,
    random,
    '3011500007',
    'T20',
    pairOf(T20_SERIES[0]?.teams ?? [], 1),
    '2026-11-15',
  );
  const plan: CricketPlan = { ...made, weather };
  return cricketPlay(plan, random, ROLLOUTS);
}

/** Rain takes the match-long sessions away, so a wet innings runs short of things in doubt a little sooner. */
function isNearlyDone(state: CricketState): boolean {
  const game = gameInPlay(state);
  const { balls, runs } = currentTally(game);
  const ballsLeft = game.inningsBalls - balls;
  return ballsLeft <= (state.hasRained ? 12 : 6) || (game.target > 0 && game.target - runs <= 6);
}

describe('a T20 from toss to result', () => {
  it('keeps thirty sessions open at every ball but the last few, rain or shine', () => {
    const shower: Weather = { kind: 'shower', innings: 0, atBall: 40, lostBalls: 24, isLasting: false };
    for (const play of [openT20('fine'), openT20('wet', shower)]) {
      while (play.dueAt() !== undefined) {
        play.step();
        const { moment, superOver } = play.state();
        if (moment !== 'open' || superOver !== undefined || isNearlyDone(play.state())) continue;
        const open = play.prices(false).filter(({ line }) => line !== undefined);
        expect(open.length, play.score().headline).toBeGreaterThanOrEqual(30);
      }
    }
  });

  it('voids what rain leaves unplayed and calls the match abandoned', () => {
    const play = openT20('storm', { kind: 'shower', innings: 0, atBall: 50, lostBalls: 6, isLasting: true });
    while (play.dueAt() !== undefined) play.step();
    expect(play.status()).toBe('abandoned');
    const decided = new Map(play.decisions().map(({ marketId, result }) => [marketId, result.kind]));
    for (const { id, kind, name } of play.markets()) {
      if (kind === 'bookmaker' || kind === 'match-odds' || kind === 'tied-match')
        expect(decided.get(id)).toBe('void');
      if (kind === 'toss') expect(decided.get(id)).toBe('winner');
      if (name.startsWith('20 OVER RUNS')) expect(decided.get(id)).toBe('void');
      if (name.startsWith('6 OVER RUNS')) expect(decided.get(id)).toBe('run');
    }
  });

  it('voids everything, the toss too, when not a ball is bowled', () => {
    const play = openT20('flood', { kind: 'washout' });
    while (play.dueAt() !== undefined) play.step();
    expect(play.status()).toBe('abandoned');
    expect(play.decisions().map(({ result }) => result.kind)).toEqual(['void', 'void', 'void']);
    expect(play.decisions().length).toBe(play.markets().length);
  });

  it('has prices and no sessions before the toss, and the toss only while it may be bet on', () => {
    const play = openT20('early');
    expect(play.status()).toBe('upcoming');
    expect(play.markets().map(({ kind }) => kind)).toEqual(['match-odds', 'bookmaker', 'toss']);
    expect(play.prices(true).map(({ state }) => state)).toEqual(['open', 'open', 'open']);
    expect(play.prices(false).map(({ state }) => state)).toEqual(['open', 'open', 'suspended']);
  });

  it('tells the TV page the whole over, both batters and the worm', () => {
    const play = openT20('picture');
    while (play.state().steps < 150) play.step();
    const { headline, detail } = play.score();
    const { batters, innings, thisOver, lastBalls, bowler } = detail as CricketDetail;
    expect(batters.length).toBe(2);
    expect(batters.filter(({ isOnStrike }) => isOnStrike).length).toBe(1);
    expect(innings[0]?.worm.length).toBe(Math.floor(Number(innings[0]?.overs)));
    expect(lastBalls.length).toBe(12);
    expect(lastBalls.slice(-thisOver.length)).toEqual(thisOver);
    expect(bowler?.name).not.toBe('');
    expect(headline).toMatch(/\d+\/\d+ \(\d+\.\d\)/);
  });
});
