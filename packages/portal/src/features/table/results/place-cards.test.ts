import { keyToHex } from '@maidan/betting';
import { gameByCode, roundRandom } from '@maidan/games/rules';
import { expect, test } from 'vitest';
import { placeCards } from './place-cards.ts';

const game = gameByCode('abj');
const seed = new Uint8Array(32).fill(7);
const mid = 'abj-1';

test('cards lie where the seed deals them, as the house named them', () => {
  if (!game) throw new Error('abj is not dealt');
  const dealt = game.deal(roundRandom(seed, mid));
  const cards = dealt.map(({ card }) => card).join(',');
  expect(placeCards(game, { cards, seed: keyToHex(seed), mid })).toEqual(dealt);
  const [first, ...others] = dealt;
  const other = placeCards(game, {
    cards: `2CC,${others.map(({ card }) => card)}`,
    seed: keyToHex(seed),
    mid,
  });
  expect(other[0]).toEqual({ card: '2CC', place: first?.place });
});

test('without a seed nobody knows where they lay', () => {
  if (!game) throw new Error('abj is not dealt');
  expect(placeCards(game, { cards: '2CC', mid })).toEqual([]);
});
