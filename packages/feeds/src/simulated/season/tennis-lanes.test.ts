import { describe, expect, it } from 'vitest';
import { tennisPlay } from '../tennis/tennis-play.ts';
import type { TennisState } from '../tennis/tennis-state.ts';
import { fixtureAt } from './fixture.ts';
import { generatorVersion } from './generators.ts';
import { allLanes, type Lane } from './lanes.ts';
import { planMatch } from './plan-match.ts';
import { matchSeed } from './season.ts';

const time = { startedAt: 0, speed: 1 };
const lanes = new Map(
  allLanes.flatMap((lane) => (lane.game.sport === 'tennis' ? [[lane.game.series, lane] as const] : [])),
);

interface Played {
  readonly series: string;
  readonly teams: readonly string[];
  readonly states: readonly TennisState[];
  readonly lastsMs: number;
}

function playAll(series: string, count: number): readonly Played[] {
  const lane = lanes.get(series) as Lane;
  return Array.from({ length: count }, (_, index) => {
    const fixture = fixtureAt(lane, index, time);
    const planned = planMatch(fixture, matchSeed('lanes', fixture.id), generatorVersion);
    if (planned.sport !== 'tennis') throw new Error('another sport');
    const play = tennisPlay(planned.plan, planned.random);
    const states = [play.state()];
    let lastsMs = 0;
    for (let due = play.dueAt(); due !== undefined; due = play.dueAt()) {
      lastsMs = due;
      play.step();
      states.push(play.state());
    }
    return { series: planned.series, teams: planned.teams, states, lastsMs };
  });
}

const endOf = ({ states }: Played): TennisState => states.at(-1) as TennisState;
/** Third sets that were played to their end. */
const finalSets = (played: readonly Played[]) =>
  played.map(endOf).flatMap(({ sets, retired }) => (sets.length === 3 && !retired ? sets.slice(2) : []));
/** States in the third set. */
const finalStates = (played: readonly Played[]) =>
  played.flatMap(({ states }) => states.filter(({ setsWon }) => setsWon.every((won) => won === 1)));

describe('the tournaments of the season', () => {
  it('that play two clear games in the third set have no tie-break there, and sets beyond seven games', () => {
    const played = playAll('Old Harbour Cup', 60);
    expect(finalStates(played).some(({ isTieBreak }) => isTieBreak)).toBe(false);
    const sets = finalSets(played).map((set) => set.toSorted((one, other) => other - one));
    expect(sets.every(([most = 0, least = 0]) => most - least >= 2)).toBe(true);
    expect(sets.some(([most = 0]) => most > 7)).toBe(true);
  });

  it('that play a long tie-break at six all in the third set play it to ten', () => {
    const broken = finalStates(playAll('Saffron Hills Classic', 60)).filter(({ isTieBreak }) => isTieBreak);
    // A tie-break to seven would have ended at these points.
    expect(broken.some(({ points }) => points.includes(7) && Math.min(...points) <= 5)).toBe(true);
    expect(broken.every(({ games }) => games.every((won) => won === 6))).toBe(true);
  });

  it('that are doubles have pairs, no advantage in games, and a tie-break to ten for a third set', () => {
    const played = playAll('Amber Coast Open Doubles', 30);
    for (const { teams, states } of played) {
      expect(teams).toEqual([expect.stringMatching(/^\S.*\/\S/), expect.stringMatching(/^\S.*\/\S/)]);
      const inGames = states.filter(({ isTieBreak }) => !isTieBreak);
      expect(inGames.every(({ points }) => Math.max(...points) <= 3)).toBe(true);
    }
    const sets = finalSets(played);
    expect(sets.length).toBeGreaterThan(3);
    expect(sets.every((set) => Math.max(...set) >= 10)).toBe(true);
  });

  it.each([...lanes])('%s: no match lasts longer than the limit of its lane', (series, { lengthMaxMs }) => {
    for (const { lastsMs } of playAll(series, 40)) expect(lastsMs).toBeLessThan(lengthMaxMs);
  });
});
