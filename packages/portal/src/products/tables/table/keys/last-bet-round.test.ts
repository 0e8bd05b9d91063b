import { expect, test } from 'vitest';
import { type BetRounds, lastBetRound, withOpenBet } from './last-bet-round.ts';

const seen = (...rounds: (string | undefined)[]): BetRounds => rounds.reduce<BetRounds>(withOpenBet, {});

test('a page that has seen no bet repeats those of the previous round', () => {
  expect(lastBetRound(seen(), 'r2', 'r1')).toBe('r1');
  expect(lastBetRound(seen(), 'r2', undefined)).toBeUndefined();
});

test('a round can be repeated once the next one begins, also when rounds were skipped', () => {
  expect(lastBetRound(seen('r5'), 'r6', 'r5')).toBe('r5');
  expect(lastBetRound(seen('r5', undefined), 'r9', 'r8')).toBe('r5');
});

test('bets on the present round do not hide those of the previous one', () => {
  expect(lastBetRound(seen('r5', 'r5', 'r6'), 'r6', 'r5')).toBe('r5');
  expect(lastBetRound(seen('r6'), 'r6', 'r5')).toBe('r5');
});
