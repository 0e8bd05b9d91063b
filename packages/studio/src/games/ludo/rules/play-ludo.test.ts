import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { plainLudoScores } from '../../../../testing/plain-ludo.ts';
import { playedLudo } from '../../../../testing/played-ludo.ts';
import { capturedAt, frontToken, legalMoves } from './ludo-moves.ts';
import { homeStep, turnsEach } from './ludo-rules.ts';
import { scoreOf } from './ludo-score.ts';
import { type LudoState, startState } from './ludo-state.ts';
import { leaveLudo, legalNow, moveToken, rollDie, runOutOfTime } from './play-ludo.ts';

const playing = { by: 'player', isTimeUp: false } as const;
const at = (A: number[], B: number[], more: Partial<LudoState> = {}): LudoState => ({
  ...startState('A'),
  tokens: { A, B },
  ...more,
});
const kinds = (happened: readonly { kind: string }[]) => happened.map(({ kind }) => kind);

describe('a move', () => {
  it('counts from the start square, where all four tokens begin', () => {
    const { state } = rollDie(startState('A'), 4, playing);
    expect(legalNow(state)).toHaveLength(4);
    const moved = moveToken(state, 2, playing).state;
    expect(moved).toMatchObject({ tokens: { A: [0, 0, 4, 0] }, seat: 'B', turnsUsed: { A: 1, B: 0 }, n: 2 });
  });

  it('needs the exact die to reach home, and the turn passes when no token can move', () => {
    const near = at([56, 56, 56, 54], [0, 0, 0, 0]);
    const passed = rollDie(near, 3, playing);
    expect(kinds(passed.happened)).toEqual(['roll', 'pass', 'turn']);
    expect(passed.state).toMatchObject({ seat: 'B', n: 2, tokens: near.tokens });
    const home = moveToken(rollDie(near, 2, playing).state, 3, playing);
    expect(home.state.end).toEqual({ reason: 'home', winner: 'A' });
  });

  it('is impossible for a six that no token can use, which gives no other roll either', () => {
    const { state } = rollDie(at([56, 56, 55, 54], [0, 0, 0, 0]), 6, playing);
    expect(state).toMatchObject({ seat: 'B', turnsUsed: { A: 1 } });
  });

  it('is refused when it is not legal', () => {
    const { state } = rollDie(at([56, 0, 0, 0], [0, 0, 0, 0]), 3, playing);
    expect(() => moveToken(state, 0, playing)).toThrow('not legal');
    expect(() => moveToken(startState('A'), 0, playing)).toThrow('not legal');
    expect(() => rollDie(state, 3, playing)).toThrow('once');
  });
});

describe('a capture', () => {
  it('sends a single token on an unsafe square back to its own start, and rolls again', () => {
    // B's step 30 is square 4.
    const { state, happened } = moveToken(
      rollDie(at([1, 0, 0, 0], [30, 0, 0, 0]), 3, playing).state,
      0,
      playing,
    );
    expect(kinds(happened)).toEqual(['move', 'capture', 'again']);
    expect(state).toMatchObject({ tokens: { A: [4, 0, 0, 0], B: [0, 0, 0, 0] }, seat: 'A', die: null, n: 2 });
  });

  it('is not possible of two tokens together, on a safe square, or in a home column', () => {
    expect(capturedAt([30, 30, 0, 0], 4)).toBe(-1);
    // Square 8 is a star: B's step 34.
    expect(capturedAt([34, 0, 0, 0], 8)).toBe(-1);
    expect(capturedAt([0, 0, 0, 0], 26)).toBe(-1);
    expect(capturedAt([25, 26, 27, 51], 51)).toBe(-1);
    expect(capturedAt([24, 0, 0, 0], 50)).toBe(0);
  });

  it('is not possible of a token in its home column when another passes on the track', () => {
    // A's step 25 is square 25, which B's tokens never occupy: B's step 51 is in its home column.
    expect(capturedAt([51, 0, 0, 0], 25)).toBe(-1);
  });
});

describe('an extra roll', () => {
  it('is given for a six, a capture or a token home, and only once when two of them apply', () => {
    const six = moveToken(rollDie(startState('A'), 6, playing).state, 0, playing);
    expect(six.happened.at(-1)).toEqual({ kind: 'again', seat: 'A', why: 'six' });
    const home = moveToken(rollDie(at([50, 0, 0, 0], [0, 0, 0, 0]), 6, playing).state, 0, playing);
    expect(home.happened.at(-1)).toEqual({ kind: 'again', seat: 'A', why: 'home' });
    expect(home.state).toMatchObject({ seat: 'A', die: null, n: 2 });
    expect(rollDie(home.state, 1, playing).state).toMatchObject({ seat: 'A', die: 1 });
    expect(moveToken(rollDie(home.state, 1, playing).state, 1, playing).state.seat).toBe('B');
  });

  it('is lost with the third six in a row, which is not moved; earlier moves remain', () => {
    let { state } = moveToken(rollDie(startState('A'), 6, playing).state, 0, playing);
    ({ state } = moveToken(rollDie(state, 6, playing).state, 0, playing));
    const third = rollDie(state, 6, playing);
    expect(third.happened[1]).toEqual({ kind: 'pass', seat: 'A', n: 3, why: 'third-six' });
    expect(third.state).toMatchObject({ seat: 'B', sixes: 0, tokens: { A: [12, 0, 0, 0] } });
  });

  it('is lost only when the sixes are consecutive', () => {
    const { state } = rollDie(at([0, 0, 0, 0], [0, 0, 0, 0], { sixes: 2 }), 5, playing);
    expect(state.sixes).toBe(0);
  });
});

describe('the clock', () => {
  it('moves the front token that can move and takes a life', () => {
    const late = runOutOfTime(at([56, 55, 20, 3], [0, 0, 0, 0]), 2, false);
    expect(late.state).toMatchObject({ tokens: { A: [56, 55, 22, 3] }, lives: { A: 2, B: 3 }, seat: 'B' });
    expect(kinds(late.happened)).toEqual(['timeout', 'roll', 'move', 'turn']);
    expect(frontToken([56, 56, 56, 55], 2)).toBeUndefined();
  });

  it('uses the die that was already rolled', () => {
    const { state } = rollDie(at([7, 3, 0, 0], [0, 0, 0, 0]), 5, playing);
    expect(runOutOfTime(state, 1, false).state.tokens.A).toEqual([12, 3, 0, 0]);
  });

  it('ends the game when it takes the third life, and then moves nothing', () => {
    const last = at([7, 3, 0, 0], [0, 0, 0, 0], { lives: { A: 1, B: 3 } });
    const { state } = runOutOfTime(last, 5, false);
    expect(state).toMatchObject({
      end: { reason: 'lives', winner: 'B' },
      lives: { A: 0 },
      tokens: last.tokens,
    });
  });
});

describe('the end', () => {
  it('comes when both have used 24 turns, and the higher score wins', () => {
    const turnsUsed = { A: turnsEach, B: turnsEach - 1 };
    const last = at([10, 0, 0, 0], [3, 0, 0, 0], { seat: 'B', turnsUsed });
    const ended = (die: number) => moveToken(rollDie(last, die, playing).state, 1, playing).state.end;
    expect(ended(4)).toEqual({ reason: 'turns', winner: 'A' });
    expect(ended(5)).toEqual({ reason: 'turns', winner: 'A' });
    const even = at([8, 0, 0, 0], [3, 0, 0, 0], { seat: 'B', turnsUsed });
    expect(moveToken(rollDie(even, 5, playing).state, 1, playing).state.end).toEqual({
      reason: 'turns',
      winner: null,
    });
  });

  it('comes after the current pair of turns once time is up', () => {
    const late = { by: 'player', isTimeUp: true } as const;
    const first = moveToken(rollDie(startState('A'), 3, late).state, 0, late).state;
    expect(first.end).toBeNull();
    const second = moveToken(rollDie(first, 4, late).state, 0, late).state;
    expect(second.end).toEqual({ reason: 'time', winner: 'B' });
  });

  it('comes at once when a player leaves, who then loses whatever the score', () => {
    expect(leaveLudo(at([56, 56, 56, 0], [0, 0, 0, 0]), 'A').state.end).toEqual({
      reason: 'left',
      winner: 'B',
    });
  });
});

describe('any game', () => {
  const lateDice = fc.array(fc.integer({ min: 1, max: 90 }), { maxLength: 4 });
  const games = fc.record({ name: fc.string(), late: lateDice, overFrom: fc.integer({ min: 1, max: 300 }) });

  it('ends, keeps its tokens on the board, and scores as a second scorer does', () => {
    fc.assert(
      fc.property(games, ({ name, late, overFrom }) => {
        const { record, happened, states } = playedLudo(name, {
          isLate: (n) => late.includes(n),
          isTimeUp: (n) => n >= overFrom,
        });
        expect(plainLudoScores(happened)).toEqual(record.scores);
        for (const { tokens, turnsUsed, sixes } of states) {
          const all = [...tokens.A, ...tokens.B];
          expect(all.every((step) => Number.isInteger(step) && step >= 0 && step <= homeStep)).toBe(true);
          expect(Math.max(turnsUsed.A, turnsUsed.B)).toBeLessThanOrEqual(turnsEach);
          expect(Math.abs(turnsUsed.A - turnsUsed.B)).toBeLessThanOrEqual(1);
          expect(sixes).toBeLessThanOrEqual(3);
        }
        const last = states.at(-1);
        expect(last?.end).not.toBeNull();
        expect(happened.at(-1)).toEqual({ kind: 'over' });
      }),
      { numRuns: 150 * inject('caseFactor') },
    );
  });

  it('offers exactly the tokens that would not overshoot home', () => {
    const tokens = fc.array(fc.integer({ min: 0, max: homeStep }), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(tokens, tokens, fc.integer({ min: 1, max: 6 }), (own, enemy, die) => {
        const legal = legalMoves(own, enemy, die).map(({ token }) => token);
        expect(legal).toEqual([0, 1, 2, 3].filter((token) => (own[token] ?? 0) <= homeStep - die));
      }),
    );
  });

  it('scores the steps, plus 56 for each token home', () => {
    expect(scoreOf([0, 12, 55, 56])).toBe(179);
  });
});
