import { expect, test } from 'vitest';
import { gameOfRound, gameOfText } from './game-of-round.ts';

test('the number of a round names its game', () => {
  expect(['aviator.17', 'card32-a.9', '17'].map(gameOfRound)).toEqual(['aviator', 'card32-a', '17']);
});

test('a copied round is of the game it names, and any other text of none', () => {
  expect(gameOfText('{"game":"aviator"}')).toBe('aviator');
  for (const text of ['half a round', 'null', '[]', '{}']) expect(gameOfText(text)).toBe('');
});
