import { seededRandom } from '@maidan/betting';
import { describe, expect, it } from 'vitest';
import type { Pair } from '../../score.ts';
import { buildTennisTables, gameChance, tieBreakChance, tieBreakServer } from './tennis-model.ts';
import { tennisPlay } from './tennis-play.ts';
import { makeTennisPlan } from './tennis-state.ts';

const season = seededRandom('tennis');

const matches = Array.from({ length: 250 }, (_, index) => {
  const random = season.child(`match ${index}`);
  const play = tennisPlay(
    makeTennisPlan(random.child('plan'), `3031${500_000 + index}`, ['One', 'Two']),
    random,
  );
  while (play.dueAt() !== undefined) play.step();
  return play;
});

function isSet([one, two]: Pair): boolean {
  const [high, low] = one > two ? [one, two] : [two, one];
  return (high === 6 && low <= 4) || (high === 7 && (low === 5 || low === 6));
}

describe('a simulated tennis match', () => {
  it('is made of valid sets, two of them won by the winner', () => {
    for (const play of matches) {
      const { sets, setsWon, retired } = play.state();
      expect(sets.every(isSet)).toBe(true);
      if (retired === undefined) {
        expect(Math.max(...setsWon)).toBe(2);
        expect(sets.length).toBe(setsWon[0] + setsWon[1]);
      }
      expect(setsWon[0]).toBe(sets.filter(([one, two]) => one > two).length);
    }
  });

  it('plays a tie-break to seven points and two clear', () => {
    let count = 0;
    for (let index = 0; index < 60; index++) {
      const random = season.child(`tie-break ${index}`);
      const play = tennisPlay(makeTennisPlan(random.child('plan'), '3031500000', ['One', 'Two']), random);
      for (let before = play.state(); play.dueAt() !== undefined; before = play.state()) {
        play.step();
        const { isTieBreak, lastWinner, retired } = play.state();
        if (!before.isTieBreak || isTieBreak || lastWinner === undefined || retired !== undefined) continue;
        const own = before.points[lastWinner] + 1;
        const other = before.points[lastWinner === 0 ? 1 : 0];
        expect(own).toBeGreaterThanOrEqual(7);
        expect(own - other).toBeGreaterThanOrEqual(2);
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(10);
  });

  it('has tie-breaks, deciding sets and the occasional retirement', () => {
    const states = matches.map((play) => play.state());
    expect(states.some(({ sets }) => sets.some((set) => Math.min(...set) === 6))).toBe(true);
    expect(states.some(({ sets }) => sets.length === 3)).toBe(true);
    expect(states.some(({ retired }) => retired !== undefined)).toBe(true);
  });

  it('settles both markets once: void when a player retires before a set is complete', () => {
    for (const play of matches) {
      const { sets, setsWon, retired } = play.state();
      const winner =
        retired === undefined ? (setsWon[0] > setsWon[1] ? '1' : '2') : retired === 0 ? '2' : '1';
      const result =
        retired !== undefined && sets.length === 0 ? { kind: 'void' } : { kind: 'winner', runnerId: winner };
      expect(play.decisions().map((decision) => decision.result)).toEqual([result, result]);
    }
  });

  it('takes about half an hour', () => {
    const lengths = matches.map((play) => play.state().dueAt / 60_000);
    const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
    expect(mean).toBeGreaterThan(20);
    expect(mean).toBeLessThan(35);
  });
});

describe('the tennis model', () => {
  it('agrees with the textbook: a server who wins six points in ten wins about 73.6 % of service games', () => {
    expect(gameChance(0.6, 0, 0)).toBeCloseTo(0.7357, 4);
    expect(gameChance(0.5, 0, 0)).toBeCloseTo(0.5, 9);
    expect(gameChance(0.6, 3, 3)).toBeCloseTo(0.36 / 0.52, 9);
  });

  it('has one point served in a tie-break, then two by each player in turn', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map((point) => tieBreakServer(0, point))).toEqual([0, 1, 1, 0, 0, 1, 1]);
  });

  it('is even between equals and mirrored when the players change places', () => {
    const even = { serves: [0.63, 0.63] as const };
    expect(tieBreakChance(even, 0, 0, 0)).toBeCloseTo(0.5, 9);
    expect(buildTennisTables(even, 2).match(0, 0)).toBeCloseTo(0.5, 9);
    const one = buildTennisTables({ serves: [0.66, 0.6] }, 2).match(0, 0);
    const other = buildTennisTables({ serves: [0.6, 0.66] }, 2).match(0, 0);
    expect(one + other).toBeCloseTo(1, 9);
    expect(one).toBeGreaterThan(0.6);
  });
});
