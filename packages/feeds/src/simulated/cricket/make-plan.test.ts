import { seededRandom } from '@maidan/betting';
import { declareInnings } from '@maidan/sports';
import { describe, expect, it } from 'vitest';
import { beforeToss, type CricketState, gameInPlay } from '../../cricket/cricket-state.ts';
import { copyGame, currentTally, type Game } from '../../cricket/figures/game.ts';
import type { Weather } from '../../cricket/plan.ts';
import { testSeries } from '../names/teams.ts';
import { pairOf } from '../season/fixture.ts';
import type { SeasonGenerator } from '../season/generators.ts';
import { makePlan } from './make-plan.ts';
import { stepCricket } from './step-cricket.ts';

const matchBalls = 2700;
const intervalBalls = 180;
const season = seededRandom('pauses');
const randomOf = (index: number) => season.child(`match ${index}`);

function openTest(index: number, generator: SeasonGenerator, weather: Weather = { kind: 'fine' }) {
  const teams = pairOf(testSeries[0]?.teams ?? [], index);
  const made = makePlan(season, randomOf(index), `3013${500_000 + index}`, 'Test', teams, '2026-11-15');
  return beforeToss({ ...made, weather, generator });
}

const step = (state: CricketState, index: number): CricketState =>
  stepCricket(state, randomOf(index).child(`step ${state.steps}`));

const goneIn = (game: Game): number => matchBalls - game.matchBallsLeft;

interface Stop {
  readonly text: string;
  readonly gone: number;
  readonly innings: number;
  readonly ms: number;
}

/** Every lunch, tea and stumps of the rest of a match. */
function intervalsFrom(begin: CricketState, index: number): readonly Stop[] {
  const stops: Stop[] = [];
  for (let state = begin; state.moment !== 'over'; ) {
    const next = step(state, index);
    const isStop = /^(Lunch|Tea|Stumps)/.test(next.status.text);
    if (isStop && next.moment === 'open') {
      const game = gameInPlay(next);
      const [text, ms] = [next.status.text, next.dueAt - state.dueAt];
      stops.push({ text, ms, gone: goneIn(game), innings: game.innings.length });
    }
    state = next;
  }
  return stops;
}

const allOf = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => {
    const day = Math.floor(index / 3) + 1;
    return ['Lunch', 'Tea', `Stumps, day ${day}`][index % 3] ?? '';
  });

const played = Array.from({ length: 6 }, (_, index) => intervalsFrom(openTest(index, 3), index));

/** The state after the ball that ends an over and brings the time of lunch on the first day. */
function atLunch(index: number): CricketState {
  let state = openTest(index, 3);
  while (state.moment !== 'result' || goneIn(gameInPlay(state)) < intervalBalls) state = step(state, index);
  return state;
}

describe('lunch, tea and stumps', () => {
  it('come once each, in order, within an over of their time, whatever innings ended before', () => {
    const innings = new Set<number>();
    for (const stops of played) {
      expect(stops.map(({ text }) => text)).toEqual(allOf(stops.length));
      for (const [place, stop] of stops.entries()) {
        const late = stop.gone - (place + 1) * intervalBalls;
        expect(late).toBeGreaterThanOrEqual(0);
        expect(late).toBeLessThan(6);
        if (late > 0) innings.add(stop.innings);
      }
    }
    expect(innings).toEqual(new Set([2, 3, 4]));
  });

  it('are missed in generator 2 once an innings has ended in mid-over, which is not changed', () => {
    const inGenerator2 = [0, 1].flatMap((index) => intervalsFrom(openTest(index, 2), index));
    expect(inGenerator2.length).toBeLessThan(played.slice(0, 2).flat().length / 2);
  });

  it('are taken with the change of innings where a side declares or is all out at their time, and not again', () => {
    const state = atLunch(0);
    const game = copyGame(gameInPlay(state));
    currentTally(game).isClosed = true;
    const closed = { ...state, game, match: declareInnings(state.match) };
    const [first, second] = intervalsFrom(closed, 0);
    expect(first).toEqual({ text: 'Lunch', gone: intervalBalls, innings: 2, ms: 40_000 });
    expect(second).toMatchObject({ text: 'Tea', gone: 2 * intervalBalls });
    expect(intervalsFrom(state, 0)[0]).toMatchObject({ text: 'Lunch', gone: intervalBalls, innings: 1 });
    const { status } = step({ ...closed, plan: { ...closed.plan, generator: 2 } }, 0);
    expect(status.text).toBe('Innings break');
  });

  it('go on with the clock where rain took the time of several: only the last of them is kept', () => {
    const rain: Weather = { kind: 'shower', innings: 0, atBall: 63, lostBalls: 900, isLasting: false };
    const [first, second] = intervalsFrom(openTest(0, 3, rain), 0);
    expect(first).toMatchObject({ text: 'Tea', gone: 66 + 900 });
    expect(second).toMatchObject({ text: 'Stumps, day 2', gone: 6 * intervalBalls });
  });
});
