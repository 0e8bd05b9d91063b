import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { duels, handLevels } from '../../testing/hand-levels.ts';
import { type Card, parseCard, rankOf, suitOf } from './cards.ts';
import { fullDeck } from './decks.ts';
import { type Hand, type HandOrder, homeOrder, nameHand, readHand } from './hands.ts';

/** Such as "AS KD 10C" or "AS,KD,TC". */
function cardsIn(text: string): Card[] {
  return text.split(/[ ,]/).map((code) => {
    const card = parseCard(`${code.slice(0, -1).replace('T', '10')}${code.slice(-1).repeat(2)}`);
    if (card === undefined) throw new Error(`no card ${code}`);
    return card;
  });
}

const hand = (text: string, order?: HandOrder): Hand => readHand(cardsIn(text), order);

function* allHands(): Generator<Card[]> {
  for (const [first, one] of fullDeck.entries())
    for (const [second, two] of fullDeck.slice(first + 1).entries())
      for (const three of fullDeck.slice(first + second + 2)) yield [one, two, three];
}

test('the 22,100 hands are divided into kinds as combinatorics gives', () => {
  const kinds = Map.groupBy(allHands(), (cards) => readHand(cards).kind);
  expect(Object.fromEntries([...kinds].map(([kind, hands]) => [kind, hands.length]))).toEqual({
    'pure-sequence': 48,
    trail: 52,
    sequence: 720,
    colour: 1096,
    pair: 3744,
    'high-card': 16440,
  });
});

test('kinds rank, from the top: pure sequence, trail, sequence, colour, pair, high card', () => {
  const weakestToStrongest = [
    '5S 3H 2D',
    'AS KH JD',
    '2S 2H 3D',
    'AS AH KD',
    '5S 3S 2S',
    'AS KS JS',
    '4S 3H 2D',
    'AS KH QD',
    '2S 2H 2D',
    'AS AH AD',
    '4S 3S 2S',
    'AS KS QS',
  ];
  const strengths = weakestToStrongest.map((text) => hand(text).strength);
  expect(strengths).toEqual([...strengths].sort((one, other) => one - other));
  expect(new Set(strengths).size).toBe(strengths.length);
});

test('in the home order a trail beats a pure sequence', () => {
  expect(hand('2S 2H 2D').strength).toBeLessThan(hand('AS KS QS').strength);
  expect(hand('2S 2H 2D', homeOrder).strength).toBeGreaterThan(hand('AS KS QS', homeOrder).strength);
});

test.each([
  ['AS KH QD', 'AS 2H 3D'],
  ['AS 2H 3D', 'KS QH JD'],
  ['KS QH JD', 'QS JH 10D'],
  ['5S 4H 3D', '4S 3H 2D'],
  ['KS KH 2D', 'QS QH AD'],
  ['KS KH 3D', 'KC KD 2D'],
  ['AS 7S 5S', 'KH QH 10H'],
  ['AS 9H 3D', 'AD 8H 7D'],
  ['3S 3H 3D', '2S 2H 2D'],
])('%s beats %s', (better, worse) => {
  expect(hand(better).strength).toBeGreaterThan(hand(worse).strength);
});

test.each([
  ['AS KH JD', 'AD KC JS'],
  ['KS KH 2D', 'KC KD 2S'],
  ['4S 3H 2D', '2S 4H 3C'],
])('%s ties with %s, since suits never count', (one, other) => {
  expect(hand(one).strength).toBe(hand(other).strength);
});

test('the order of the cards does not matter', () => {
  expect(readHand(['2SS', 'KHH', '2DD'])).toEqual(readHand(['KHH', '2DD', '2SS']));
});

test.each([
  ['KS KH 2D', 'Pair of kings'],
  ['6S 6H 6D', 'Trail of sixes'],
  ['AS 2H 3D', 'Sequence ace-two-three'],
  ['10S 9S 8S', 'Pure sequence ten-nine-eight'],
  ['QS 9S 8S', 'Colour, queen high'],
  ['JS 9H 8S', 'Jack high'],
])('%s is called %s', (text, name) => {
  expect(nameHand(hand(text))).toBe(name);
});

test('a hand of two or four cards is refused', () => {
  expect(() => readHand(['2SS', 'KHH'])).toThrow(RangeError);
  expect(() => readHand(['2SS', 'KHH', '3DD', '4DD'])).toThrow(RangeError);
});

/** The ranks of a hand from the highest, and whether it is of one suit: `AKJs`. */
function levelOf(cards: readonly Card[]): string {
  const letters = cards.map((card) => rankOf(card).replace('10', 'T'));
  const fromTop = letters.toSorted(
    (one, other) => 'AKQJT98765432'.indexOf(one) - 'AKQJT98765432'.indexOf(other),
  );
  return `${fromTop.join('')}${new Set(cards.map(suitOf)).size === 1 ? 's' : ''}`;
}

test('all 22,100 hands are in the order of a published ranking, which has 741 levels', () => {
  const strengths = new Map<string, Set<number>>();
  for (const cards of allHands()) {
    const level = levelOf(cards);
    strengths.set(level, (strengths.get(level) ?? new Set()).add(readHand(cards, homeOrder).strength));
  }
  expect(strengths.size).toBe(741);
  expect([...strengths.values()].filter(({ size }) => size !== 1)).toEqual([]);
  const fromWeakest = handLevels
    .toReversed()
    .map((level) => [...(strengths.get(level) ?? [])][0] ?? Number.NaN);
  expect(fromWeakest).toHaveLength(741);
  expect(fromWeakest).toEqual([...new Set(fromWeakest)].sort((one, other) => one - other));
});

const winnerOf = (one: Hand, other: Hand): string =>
  one.strength > other.strength ? 'first' : one.strength < other.strength ? 'second' : 'neither';

test.each(duels)(
  'of %s and %s a solver published elsewhere has the same winner: %s',
  (one, other, winner) => {
    expect(winnerOf(hand(one, homeOrder), hand(other, homeOrder))).toBe(winner);
  },
);

/** The ranking itself, which is never part of the repository; where it lies beside it, it is read whole. */
const ranking = join(import.meta.dirname, '../../../../../shared/data/cards/three_card_ranking_22100.csv.gz');

if (existsSync(ranking)) {
  test('every hand of the recorded ranking is in its place', () => {
    const lines = gunzipSync(readFileSync(ranking)).toString().trim().split(/\r?\n/).slice(1);
    const places = lines.map((line) => {
      const [cards = '', level = ''] = line.split(',');
      return [levelOf(cardsIn(cards)), Number(level)] as const;
    });
    expect(places).toHaveLength(22_100);
    const highest = handLevels.length - 1;
    expect(places.filter(([level, place]) => handLevels[highest - place] !== level)).toEqual([]);
  });
}
