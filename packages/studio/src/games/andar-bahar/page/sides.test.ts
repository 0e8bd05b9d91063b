import { expect, test } from 'vitest';
import { findVirtualGame } from '../../../rules/virtual-games.ts';
import { splitSides, winningSide } from './sides.ts';

test('cards go to andar and bahar in turn', () => {
  expect(splitSides(['2SS', '3SS', '4SS'])).toEqual({ andar: ['2SS', '4SS'], bahar: ['3SS'] });
});

test('the side shown as the winner is the side that the rules pay', () => {
  const game = findVirtualGame('andar-bahar', '1');
  for (const cards of [['8HH'], ['2SS', '8HH'], ['2SS', '3SS', '8HH']]) {
    expect(game?.verdict({ joker: '8DD', cards }, winningSide(cards.length))).toBe('wins');
  }
});
