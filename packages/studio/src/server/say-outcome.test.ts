import { expect, test } from 'vitest';
import { sayOutcome } from './say-outcome.ts';

test('a round is described in words, without the codes of its cards', () => {
  expect(sayOutcome({ title: 'Roulette' }, { game: 'roulette', number: 17 })).toBe('Roulette: 17');
  expect(sayOutcome({ title: 'Dus Ka Dum' }, { game: 'dus-ka-dum', card: '10HH' })).toBe(
    'Dus Ka Dum: ten of hearts',
  );
  const match = { game: 'andar-bahar', joker: '7SS', cards: ['KDD', '7CC'] } as const;
  expect(sayOutcome({ title: 'Andar Bahar' }, { ...match, cards: [...match.cards] })).toBe(
    'Andar Bahar: joker seven of spades, Bahar with card 2',
  );
});
