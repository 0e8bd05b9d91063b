import { describe, expect, test } from 'vitest';
import { heldForLine, heldForRunners } from './held-coins.ts';

describe('on a market of runners', () => {
  test('bets on both sides hold the loss with the worse winner', () => {
    const lions = { positionInfo: { '1': 900, '2': -1000 } };
    const tigers = { positionInfo: { '1': -400, '2': 380.5 } };
    expect(heldForRunners([lions])).toBe(1000);
    expect(heldForRunners([lions, tigers])).toBe(619.5);
  });

  test('bets that cannot lose hold nothing', () => {
    expect(heldForRunners([{ positionInfo: { '1': 10, '2': 0 } }])).toBe(0);
  });
});

describe('on a fancy', () => {
  const bet = { selectionId: 's', type: 'Y', amount: 1000, odds: 0.9, run: 45 } as const;

  test('a yes holds its stake, a no what it would lose', () => {
    expect(heldForLine([bet])).toBe(1000);
    expect(heldForLine([{ ...bet, type: 'N', odds: 1.1 }])).toBe(1100);
  });

  test('a yes and a no that cannot both lose hold less than the sum of both', () => {
    expect(heldForLine([bet, { ...bet, type: 'N', odds: 1.1, run: 50 }])).toBe(200);
  });
});
