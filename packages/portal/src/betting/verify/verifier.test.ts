import { expect, test } from 'vitest';
import { gameOfRound, gameOfText } from './verifier.ts';

test('the id of a round contains its game', () => {
  expect(['aviator.17', 'card32-a.9', '17'].map(gameOfRound)).toEqual(['aviator', 'card32-a', '17']);
});

test('a copied round gives its game, and any other text none', () => {
  expect(gameOfText('{"game":"aviator"}')).toBe('aviator');
  for (const text of ['half a round', 'null', '[]', '{}']) expect(gameOfText(text)).toBe('');
});
