import { integerBetween, seededRandom } from '@maidan/betting';
import { describe, expect, it } from 'vitest';
import { frontToken } from './ludo-moves.ts';
import { otherSeat } from './ludo-rules.ts';
import { startState } from './ludo-state.ts';
import { plainMove } from './plain-policy.ts';
import { moveToken, rollDie } from './play-ludo.ts';

/** Points of the plain player (2 for a win, 1 for a tie) against one who always moves the front token. */
function pointsAgainstFront(games: number): number {
  const chance = seededRandom('plain against front');
  const playing = { by: 'player', isTimeUp: false } as const;
  let points = 0;
  for (let game = 0; game < games; game += 1) {
    let state = startState(game % 2 === 0 ? 'A' : 'B');
    while (state.end === null) {
      ({ state } = rollDie(state, integerBetween(chance, 1, 6), playing));
      if (state.die === null) continue;
      const own = state.tokens[state.seat];
      const front = frontToken(own, state.die) ?? 0;
      const token =
        state.seat === 'A' ? plainMove(own, state.tokens[otherSeat(state.seat)], state.die) : front;
      ({ state } = moveToken(state, token, playing));
    }
    points += state.end.winner === 'A' ? 2 : state.end.winner === null ? 1 : 0;
  }
  return points;
}

describe('a plain player', () => {
  it('captures if it can, else brings a token home, else moves the front token', () => {
    // B's step 30 is the same square as A's 4.
    expect(plainMove([1, 30, 0, 0], [30, 0, 0, 0], 3)).toBe(0);
    expect(plainMove([40, 53, 0, 0], [0, 0, 0, 0], 3)).toBe(1);
    expect(plainMove([40, 20, 0, 0], [0, 0, 0, 0], 3)).toBe(0);
    expect(plainMove([56, 56, 56, 55], [0, 0, 0, 0], 3)).toBe(-1);
  });

  it('wins about two of three games against one who only moves the front token', () => {
    const share = pointsAgainstFront(400) / 800;
    expect(share).toBeGreaterThan(0.57);
    expect(share).toBeLessThan(0.73);
  });
});
