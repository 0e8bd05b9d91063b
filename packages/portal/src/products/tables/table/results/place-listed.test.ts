import { gameByCode, roundRandom } from '@maidan/games/rules';
import { expect, test } from 'vitest';
import { placeCards } from './dealt-round.tsx';
import { placeListed } from './place-listed.ts';

const seed = new Uint8Array(32).fill(7);

test.each(['abj', 'teen9', 'teen20', 'dt20', 'card32-a'])(
  'without a seed the cards of %s are at the places of every deal',
  (code) => {
    const known = gameByCode(code);
    if (!known) throw new Error(`${code} is not dealt`);
    const dealt = known.deal(roundRandom(seed, 'abj-1')).slice(0, 4);
    expect(
      placeListed(
        known,
        dealt.map(({ card }) => card),
      ),
    ).toEqual(dealt);
  },
);

test('without a seed the nth card of player k of 32 cards is at index k plus 4n, and "1" is none', () => {
  const known = gameByCode('card32-a');
  if (!known) throw new Error('card32-a is not dealt');
  const codes = ['6SS', '7SS', '8SS', '9SS', '1', '10SS', '1', '1'];
  expect(placeListed(known, codes).at(-1)).toEqual({ card: '10SS', place: 'player 9' });
});

const game = gameByCode('abj');
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
