import { expect, test } from 'vitest';
import { knownGame, virtualGameId } from './known-games.ts';

test.each([
  ['dus-ka-dam', '400000'],
  ['roultee', '100000'],
  ['andar-bahar', '600000'],
  ['roulette', undefined],
  ['constructor', undefined],
  ['', undefined],
])('the virtual game "%s" has the id %s', (name, gameId) => {
  expect(virtualGameId(name)).toBe(gameId);
});

test('a known game is found by its id, and an unknown one is not', () => {
  expect(knownGame('201206')).toBe('aviator');
  expect(knownGame('600113')).toBe('ludo');
  expect(knownGame('900000')).toBe('lobby');
  expect(knownGame('201153')).toBeUndefined();
});
