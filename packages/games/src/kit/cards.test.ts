import { keyedRandom, keyFromText, shuffle } from '@maidan/betting';
import { expect, test } from 'vitest';
import { cardName, colourOf, isOdd, noCard, parseCard, rankNumber, ranks, suits } from './cards.ts';
import { deckOf, deckOf32, deckOf40, fullDeck } from './decks.ts';

test.each([
  [fullDeck, 52],
  [deckOf40, 40],
  [deckOf32, 32],
])('a deck has every card of its ranks once', (deck, count) => {
  expect(deck).toHaveLength(count);
  expect(new Set(deck).size).toBe(count);
});

test('the short decks hold aces to tens, and sixes to kings', () => {
  expect(new Set(deckOf40.map((card) => card.slice(0, -2)))).toEqual(new Set(ranks.slice(0, 10)));
  expect(new Set(deckOf32.map((card) => card.slice(0, -2)))).toEqual(new Set(ranks.slice(5)));
});

test('eight packs hold every card eight times', () => {
  const counts = Map.groupBy(deckOf(ranks, 8), (card) => card);
  expect(counts.size).toBe(52);
  for (const same of counts.values()) expect(same).toHaveLength(8);
});

test('a shuffled deck is complete, and the same again from the same key', () => {
  const shuffled = shuffle(keyedRandom(keyFromText('deck')), fullDeck);
  expect([...shuffled].sort()).toEqual([...fullDeck].sort());
  expect(shuffled).not.toEqual(fullDeck);
  expect(shuffle(keyedRandom(keyFromText('deck')), fullDeck)).toEqual(shuffled);
});

test('every card is first, and last, as often as any other', () => {
  const random = keyedRandom(keyFromText('even'));
  const expected = 20;
  const rounds = expected * fullDeck.length;
  const places = { first: new Map<string, number>(), last: new Map<string, number>() };
  for (let round = 0; round < rounds; round += 1) {
    const deck = shuffle(random, fullDeck);
    for (const [counts, card] of [
      [places.first, deck[0] ?? ''],
      [places.last, deck[51] ?? ''],
    ] as const)
      counts.set(card, (counts.get(card) ?? 0) + 1);
  }
  for (const counts of Object.values(places)) {
    const chiSquare = fullDeck.reduce(
      (sum, card) => sum + ((counts.get(card) ?? 0) - expected) ** 2 / expected,
      0,
    );
    // With 51 degrees of freedom one run in ten thousand exceeds 96; this run is always the same.
    expect(chiSquare).toBeLessThan(96);
  }
});

test('a card is read as the wire writes it, and nothing else is accepted', () => {
  for (const rank of ranks)
    for (const suit of suits) expect(parseCard(`${rank}${suit}`)).toBe(`${rank}${suit}`);
  for (const text of ['', noCard, '1SS', '11HH', 'AS', 'ass', 'A SS', 'KDDD', 'ZZ'])
    expect(parseCard(text)).toBeUndefined();
});

test('ranks count from the ace, hearts and diamonds are red, and cards have names', () => {
  expect(ranks.map(rankNumber)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  expect(['ASS', '2HH', '3CC', '4DD'].map((card) => colourOf(card as 'ASS'))).toEqual([
    'black',
    'red',
    'black',
    'red',
  ]);
  expect([isOdd('ASS'), isOdd('QSS'), isOdd('KSS'), isOdd('10SS')]).toEqual([true, false, true, false]);
  expect([cardName('7HH'), cardName('ASS'), cardName('10DD')]).toEqual([
    'seven of hearts',
    'ace of spades',
    'ten of diamonds',
  ]);
});
