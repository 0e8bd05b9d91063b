import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it, test } from 'vitest';
import { type Card, parseCard } from './cards.ts';
import { fullDeck } from './decks.ts';
import { type Hand, type HandOrder, homeOrder, nameHand, readHand } from './hands.ts';

/**
 * Rankings recorded elsewhere, kept beside the repository and not part of it: tested only where they exist.
 */
const folder = join(import.meta.dirname, '../../../../../shared/data/cards');

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

const lines = (text: string) => text.trim().split(/\r?\n/).slice(1);

describe.runIf(existsSync(folder))('rankings recorded elsewhere', () => {
  it('put all hands in the same order', () => {
    const text = gunzipSync(readFileSync(join(folder, 'three_card_ranking_22100.csv.gz'))).toString();
    const ours = new Map<number, number>();
    for (const line of lines(text)) {
      const [cards = '', level = ''] = line.split(',');
      const { strength } = hand(cards, homeOrder);
      expect(ours.get(Number(level)) ?? strength).toBe(strength);
      ours.set(Number(level), strength);
    }
    const inTheirOrder = [...ours].sort(([one], [other]) => one - other).map(([, strength]) => strength);
    expect(inTheirOrder).toHaveLength(741);
    expect(inTheirOrder).toEqual([...inTheirOrder].sort((one, other) => one - other));
  });

  it('name the same winners', () => {
    const text = readFileSync(join(folder, 'teenpatti_solver_vectors.csv'), 'utf8');
    const duels = lines(text).flatMap((line) => {
      const [, one, other, winner] = /^"([^"]+)","([^"]+)",,Normal,([^,]+),$/.exec(line) ?? [];
      if (one === undefined || other === undefined || one.split(',').length !== 3) return [];
      const difference = hand(one, homeOrder).strength - hand(other, homeOrder).strength;
      return [[difference > 0 ? 'Player1' : difference < 0 ? 'Player2' : 'Split Pot', winner]];
    });
    expect(duels.length).toBeGreaterThan(10);
    for (const [ours, theirs] of duels) expect(ours).toBe(theirs);
  });
});
