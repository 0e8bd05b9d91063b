import { gameByCode, roundRandom } from '@maidan/games/rules';
import { expect, test } from 'vitest';
import { placeCards } from './place-cards.ts';

const game = gameByCode('abj');
const seed = new Uint8Array(32).fill(7);
const mid = 'abj-1';

test('cards are placed where the seed deals them', () => {
  if (!game) throw new Error('abj is not dealt');
  const dealt = game.deal(roundRandom(seed, mid));
  const cards = dealt.map(({ card }) => card).join(',');
  expect(placeCards(game, { cards, mid }, seed)).toEqual(dealt);
  const [first, ...others] = dealt;
  const other = placeCards(game, { cards: `2CC,${others.map(({ card }) => card)}`, mid }, seed);
  expect(other[0]).toEqual({ card: '2CC', place: first?.place });
});

test('a code that is not a card is skipped', () => {
  const known = gameByCode('card32-a');
  if (!known) throw new Error('card32-a is not dealt');
  const rounds = Array.from({ length: 200 }, (_, nth) => `card32-a.${nth}`);
  const tied = rounds.filter((round) => known.deal(roundRandom(seed, round)).length > 4);
  expect(tied).not.toEqual([]);
  for (const round of tied) {
    const dealt = known.deal(roundRandom(seed, round));
    const cards = known.resultCards?.(dealt.map(({ card }) => card)).join(',') ?? '';
    expect(placeCards(known, { cards, mid: round }, seed)).toEqual(dealt);
  }
});
