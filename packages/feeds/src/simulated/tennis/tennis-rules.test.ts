import { seededRandom } from '@maidan/betting';
import { describe, expect, it } from 'vitest';
import type { Pair } from '../../score.ts';
import { buildTennisTables, gameChance, tieBreakChance } from './tennis-model.ts';
import { tennisPlay } from './tennis-play.ts';
import { doublesRules, type FinalSet, type TennisRules, usualRules } from './tennis-rules.ts';
import type { TennisState } from './tennis-state.ts';

const chances = { serves: [0.68, 0.67] as const };

/** Every state of a match, from the first serve to the end. */
function statesOf(rules: TennisRules, seed: string): readonly TennisState[] {
  const plan = {
    matchId: '3031500000',
    players: ['One', 'Two'] as const,
    chances,
    setsToWin: 2 as const,
    rules,
  };
  const play = tennisPlay(plan, seededRandom(seed));
  const states = [play.state()];
  while (play.dueAt() !== undefined) {
    play.step();
    states.push(play.state());
  }
  return states;
}

const played = (rules: TennisRules, count: number): (readonly TennisState[])[] =>
  Array.from({ length: count }, (_, index) => statesOf(rules, `rules ${index}`));

const withFinal = (finalSet: FinalSet): TennisRules => ({ ...usualRules, finalSet });

/** The deciding sets of matches that reached one and had no retirement. */
function lastSets(matches: readonly (readonly TennisState[])[]): readonly Pair[] {
  return matches.flatMap((states) => {
    const { sets, retired } = states.at(-1) ?? { sets: [], retired: 0 };
    const last = sets[2];
    return last === undefined || retired !== undefined ? [] : [last];
  });
}

const highLow = ([one, two]: Pair): Pair => (one > two ? [one, two] : [two, one]);

describe('the deciding set', () => {
  it('goes on until two games clear where an advantage set is played, and has no tie-break', () => {
    const matches = played(withFinal('advantage'), 150);
    const sets = lastSets(matches).map(highLow);
    for (const [high, low] of sets) expect(high === 6 ? low <= 4 : high - low === 2).toBe(true);
    expect(sets.some(([high]) => high > 7)).toBe(true);
    const isFinal = ({ setsWon }: TennisState) => setsWon[0] === 1 && setsWon[1] === 1;
    expect(matches.flat().some((state) => isFinal(state) && state.isTieBreak)).toBe(false);
  });

  it('is decided by a tie-break to ten at six all where that is the rule, earlier sets by one to seven', () => {
    const matches = played(withFinal('long-tie-break'), 150);
    const ends = matches.flatMap((states) =>
      states.flatMap((state, at) => {
        const after = states[at + 1];
        const isEnd =
          state.isTieBreak && after !== undefined && !after.isTieBreak && after.retired === undefined;
        return isEnd ? [{ isLast: state.sets.length === 2, points: state.points }] : [];
      }),
    );
    const most = (isLast: boolean) =>
      ends.filter((end) => end.isLast === isLast).map(({ points }) => Math.max(...points));
    expect(most(true).length).toBeGreaterThan(3);
    expect(Math.min(...most(true))).toBeGreaterThanOrEqual(9);
    expect(Math.min(...most(false))).toBe(6);
  });

  it('is one tie-break to ten in doubles, written by its points', () => {
    const sets = lastSets(played(doublesRules, 60)).map(highLow);
    expect(sets.length).toBeGreaterThan(10);
    for (const [high, low] of sets) expect(high === 10 ? low <= 8 : high > 10 && high - low === 2).toBe(true);
  });
});

it('a game without advantage is over after the point at 40-40, and doubles have no advantage', () => {
  const states = played(doublesRules, 20).flat();
  const inGames = states.filter(({ isTieBreak }) => !isTieBreak);
  expect(Math.max(...inGames.map(({ points }) => points[0] + points[1]))).toBe(6);
});

it('a match without rules is played by the usual ones', () => {
  const plan = { matchId: '1', players: ['One', 'Two'] as const, chances, setsToWin: 2 as const };
  const ends = [plan, { ...plan, rules: usualRules }].map((one) => {
    const play = tennisPlay(one, seededRandom('same'));
    while (play.dueAt() !== undefined) play.step();
    return play.state().sets;
  });
  expect(ends[0]).toEqual(ends[1]);
});

describe('prices', () => {
  it('take into account that one point decides a game without advantage', () => {
    expect(gameChance(0.6, 3, 3, true)).toBeCloseTo(0.6, 12);
    expect(gameChance(0.6, 0, 0, true)).toBeLessThan(gameChance(0.6, 0, 0));
    expect(gameChance(0.5, 0, 0, true)).toBeCloseTo(0.5, 12);
  });

  it('give the better server more of a chance in a tie-break to ten than in one to seven', () => {
    const uneven = { serves: [0.7, 0.6] as const };
    expect(tieBreakChance(chances, 0, 9, 9, 10)).toBeCloseTo(tieBreakChance(chances, 0, 6, 6), 12);
    expect(tieBreakChance(uneven, 0, 0, 0, 10)).toBeGreaterThan(tieBreakChance(uneven, 0, 0, 0));
  });

  it('give the same chance for an advantage set as computing it game by game', () => {
    const { set } = buildTennisTables(chances, 2, withFinal('advantage'));
    const wins = [gameChance(chances.serves[0], 0, 0), 1 - gameChance(chances.serves[1], 0, 0)] as const;
    const playOn = (own: number, other: number, server: 0 | 1): number => {
      if (own >= 6 && own - other >= 2) return 1;
      if (other >= 6 && other - own >= 2) return 0;
      // After so many games the rest matters less than the required precision.
      if (own + other > 400) return 0.5;
      const next = server === 0 ? 1 : 0;
      const win = wins[server];
      if (own === other) {
        const after = playOn(own + 1, other + 1, server);
        const lose = 1 - wins[next];
        return win * wins[next] + (win * lose + (1 - win) * wins[next]) * after;
      }
      return win * playOn(own + 1, other, next) + (1 - win) * playOn(own, other + 1, next);
    };
    expect(set(6, 6, 0, true)).toBeCloseTo(playOn(6, 6, 0), 9);
    expect(set(7, 6, 1, true)).toBeCloseTo(playOn(7, 6, 1), 9);
    expect(set(6, 7, 1, true)).toBeCloseTo(playOn(6, 7, 1), 9);
    expect(set(5, 5, 1, true)).toBeCloseTo(playOn(5, 5, 1), 9);
  });

  it.each(['tie-break', 'advantage', 'long-tie-break', 'match-tie-break'] as const)(
    'of a match with a %s at the end are even between equals and mirrored when the players change places',
    (finalSet) => {
      const rules = { finalSet, isNoAd: true };
      expect(buildTennisTables({ serves: [0.63, 0.63] }, 2, rules).match(0, 0)).toBeCloseTo(0.5, 9);
      const one = buildTennisTables({ serves: [0.66, 0.6] }, 2, rules).match(1, 1);
      const other = buildTennisTables({ serves: [0.6, 0.66] }, 2, rules).match(1, 1);
      expect(one + other).toBeCloseTo(1, 9);
      expect(one).toBeGreaterThan(0.5);
    },
  );
});
