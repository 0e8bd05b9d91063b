import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { playedLudo } from '../../../../../testing/played-ludo.ts';
import { ludoVersion } from '../ludo-rules.ts';
import { type LudoState, startState } from '../ludo-state.ts';
import { legalNow, moveToken, rollDie } from '../play-ludo.ts';
import { createEvaluate, type Evaluate } from './evaluate.ts';
import { houseMove, houseWeights } from './house-move.ts';
import { newPositions, readState } from './position.ts';
import { createSearch, fullWidth } from './search.ts';

const seeds = { gameId: 'L600113-000042', seedA: '0'.repeat(32), seedB: '1'.repeat(32) };
const playing = { by: 'house', isTimeUp: false } as const;
const evaluate = createEvaluate(houseWeights());

/** The same search by the rules themselves: slow, with a new state for every die. */
function plainWorth(state: LudoState, dice: number, valueAt: Evaluate): number {
  if (dice === 0) {
    const position = newPositions(1);
    readState(position, state);
    return valueAt(position, 0);
  }
  let sum = 0;
  for (let die = 1; die <= 6; die += 1) sum += plainWorthOfDie(state, die, dice - 1, valueAt);
  return sum / 6;
}

function plainWorthOfDie(state: LudoState, die: number, dice: number, valueAt: Evaluate): number {
  const rolled = rollDie(state, die, playing).state;
  const ends = rolled.die === null ? [rolled] : plainEnds(rolled);
  const worths = ends.map((end) => {
    if (end.end !== null) return end.end.winner === null ? 0 : end.end.winner === state.seat ? 1 : -1;
    const worth = plainWorth(end, dice, valueAt);
    return end.seat === state.seat ? worth : -worth;
  });
  return Math.max(...worths);
}

const plainEnds = (rolled: LudoState): LudoState[] =>
  legalNow(rolled).map(({ token }) => moveToken(rolled, token, playing).state);

/** States before a die, from whole games. */
const reached = ['one', 'two', 'three'].flatMap((name) =>
  playedLudo(name).states.filter(({ die, end }) => die === null && end === null),
);

describe('the house looks ahead', () => {
  it('by the rules: every die and the best answer to it', () => {
    const search = createSearch(evaluate, fullWidth);
    fc.assert(
      fc.property(fc.constantFrom(...reached), fc.integer({ min: 0, max: 2 }), (state, dice) => {
        readState(search.positions, state);
        expect(search.beforeDie(dice)).toBeCloseTo(plainWorth(state, dice, evaluate), 10);
      }),
      { numRuns: 25 * inject('caseFactor') },
    );
  });

  it('to the end where the game ends sooner: what is won is worth all, whatever the evaluation says', () => {
    const search = createSearch(() => 0, fullWidth);
    const last = { ...startState('A'), turnsUsed: { A: 23, B: 23 } };
    // B has its last turn still: only a lead that no die of B reaches is won.
    readState(search.positions, { ...last, tokens: { A: [50, 0, 0, 0], B: [0, 0, 0, 0] } });
    expect(search.beforeDie(0)).toBe(0);
    expect(search.beforeDie(4)).toBeGreaterThan(0.99);
    readState(search.positions, { ...last, seat: 'B', turnsUsed: { A: 24, B: 23 } });
    expect(search.beforeDie(1)).toBeCloseTo(5 / 6, 10);
  });
});

describe('a position', () => {
  it('is worth something between lost and won, and the same on every call', () => {
    const position = newPositions(1);
    for (const state of reached) {
      readState(position, state);
      const worth = evaluate(position, 0);
      expect(Math.abs(worth)).toBeLessThan(1);
      expect(evaluate(position, 0)).toBe(worth);
    }
  });

  it('is worth much to who is far ahead near the end', () => {
    const position = newPositions(1);
    const ahead: LudoState = {
      ...startState('A'),
      turnsUsed: { A: 20, B: 20 },
      tokens: { A: [56, 56, 40, 0], B: [20, 10, 5, 0] },
    };
    readState(position, ahead);
    expect(evaluate(position, 0)).toBeGreaterThan(0.9);
    readState(position, { ...ahead, seat: 'B', turnsUsed: { A: 21, B: 20 } });
    expect(evaluate(position, 0)).toBeLessThan(-0.9);
  });
});

describe('the house player', () => {
  const state: LudoState = { ...startState('A'), tokens: { A: [1, 20, 0, 0], B: [49, 0, 0, 0] }, die: 3 };

  it.each([1, ludoVersion])('of rules %i chooses the same legal token each time', (version) => {
    const nearHome = { ...state, tokens: { A: [54, 20, 55, 40], B: [30, 31, 2, 0] } };
    const token = houseMove(version, nearHome, seeds);
    expect(legalNow(nearHome).map((legal) => legal.token)).toContain(token);
    expect(houseMove(version, nearHome, seeds)).toBe(token);
  });

  it.each([1, ludoVersion])('of rules %i captures a token that has come far', (version) => {
    // B's step 49 is the same square as A's 23.
    expect(houseMove(version, state, seeds)).toBe(1);
  });

  it.each([1, ludoVersion])('of rules %i does not use the server seed', (version) => {
    const watchedSeeds = new Proxy(seeds, {
      get(target, name) {
        if (name === 'serverSeed') throw new Error('the house asked for the server seed');
        return Reflect.get(target, name);
      },
    });
    expect(houseMove(version, state, watchedSeeds)).toBe(1);
  });

  it('moves by the position alone: other seeds change nothing', () => {
    const rolled = reached.flatMap((one) => {
      const { state: thrown } = rollDie(one, 4, playing);
      return thrown.die === null ? [] : [thrown];
    });
    for (const one of rolled.slice(0, 20)) {
      const other = { ...seeds, gameId: 'L600113-000043', seedA: '2'.repeat(32) };
      expect(houseMove(ludoVersion, one, other)).toBe(houseMove(ludoVersion, one, seeds));
    }
  });
});
