import { gameByCode, parseCard } from '@maidan/games/rules';
import { expect, test } from 'vitest';
import { cardsToWire } from './bets-wire.ts';

const fallen = ['6SS', '10HH', '9CC', '6DD', '7HH', '8HH'].flatMap((code) => parseCard(code) ?? []);

test('a result of 32 Cards lists each card at its player’s place', () => {
  for (const code of ['card32-a', 'card32eu']) {
    const codes = cardsToWire(gameByCode(code), fallen).split(',');
    expect(codes).toHaveLength(36);
    expect(codes.slice(0, 8)).toEqual(['6SS', '10HH', '9CC', '6DD', '1', '7HH', '8HH', '1']);
  }
});

test('results of other tables list cards in the order they were dealt, and a round without cards lists none', () => {
  expect(cardsToWire(gameByCode('teen20'), fallen)).toBe(fallen.join(','));
  expect(cardsToWire(undefined, fallen)).toBe(fallen.join(','));
  expect(cardsToWire(gameByCode('card32eu'), [])).toBe('');
});
