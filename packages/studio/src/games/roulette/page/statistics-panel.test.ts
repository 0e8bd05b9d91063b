import { expect, test } from 'vitest';
import { statisticsOf } from './statistics-panel.tsx';

test('hot numbers are those drawn most often, cold ones those drawn least often', () => {
  const { hot, cold, rounds } = statisticsOf([7, 7, 0, 32, 7, 32, 11]);
  expect(rounds).toBe(7);
  expect(hot).toEqual([
    { number: 7, count: 3 },
    { number: 32, count: 2 },
    { number: 0, count: 1 },
    { number: 11, count: 1 },
  ]);
  expect(cold.map(({ count }) => count)).toEqual([0, 0, 0, 0]);
});

test('a number that was never drawn is not hot', () => {
  expect(statisticsOf([4]).hot).toEqual([{ number: 4, count: 1 }]);
  expect(statisticsOf([]).hot).toEqual([]);
});

test('zero is neither red nor black, odd nor even, low nor high', () => {
  expect(statisticsOf([0]).shares.map(({ count }) => count)).toEqual(Array.from({ length: 9 }, () => 0));
  const shares = Object.fromEntries(
    statisticsOf([1, 18, 19, 36]).shares.map(({ key, count }) => [key, count]),
  );
  expect(shares).toEqual({
    red: 4,
    black: 0,
    odd: 2,
    even: 2,
    low: 2,
    high: 2,
    'dozen-1': 1,
    'dozen-2': 2,
    'dozen-3': 1,
  });
});
