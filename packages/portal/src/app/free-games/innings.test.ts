import { seededRandom } from '@maidan/betting';
import { expect, test } from 'vitest';
import {
  addBall,
  type BallLine,
  bowl,
  type Innings,
  isFinished,
  isWon,
  judgeSwing,
  startInnings,
} from './innings.ts';

const ballOn = (line: BallLine) => ({ line, flightMs: 1000 });

test.each([
  ['left', 'left', 1, 'six'],
  ['left', 'right', 1.05, 'four'],
  ['right', 'right', 0.9, 'four'],
  ['right', 'straight', 0.9, 'two'],
  ['straight', 'straight', 1.15, 'one'],
  ['straight', 'left', 0.85, 'caught'],
  ['straight', 'straight', 0.5, 'bowled'],
  ['left', 'left', 0.5, 'miss'],
] as const)('a ball on %s hit %s at %d is a %s', (line, aim, progress, outcome) => {
  expect(judgeSwing(ballOn(line), { aim, progress })).toBe(outcome);
});

test('a straight ball that is missed bowls the batter, a wide one passes', () => {
  expect(judgeSwing(ballOn('straight'), undefined)).toBe('bowled');
  expect(judgeSwing(ballOn('right'), undefined)).toBe('miss');
});

test('the innings ends with its balls, its wickets or its target', () => {
  const innings: Innings = { target: 10, runs: 5, ballsLeft: 2, wicketsLeft: 1 };
  expect(isFinished(addBall(innings, 'one'))).toBe(false);
  expect(isFinished(addBall(addBall(innings, 'one'), 'one'))).toBe(true);
  expect(isFinished(addBall(innings, 'caught'))).toBe(true);
  expect(isWon(addBall(innings, 'six'))).toBe(true);
});

test('the same seed gives the same balls', () => {
  const over = () => {
    const random = seededRandom('a');
    return [startInnings(random), bowl(random), bowl(random)];
  };
  expect(over()).toEqual(over());
});
