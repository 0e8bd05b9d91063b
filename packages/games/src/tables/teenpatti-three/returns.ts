import type { MarketOutcome } from '@maidan/betting';
import type { Card } from '../../kit/cards.ts';
import { fullDeck } from '../../kit/decks.ts';
import { choose, type WeightedOutcome } from '../../kit/exact-returns.ts';
import { type HandKind, readHand, vendorOrder } from '../../kit/hands.ts';
import { kindOutcome } from './game.ts';
import { definition, places, winnerSid } from './options.ts';

/** How many deals of three hands tie for the best, and these by the kind of the first hand. */
interface TieCounts {
  readonly deals: bigint;
  readonly ties: bigint;
  readonly tiesByKind: Readonly<Record<HandKind, bigint>>;
  readonly handsByKind: Readonly<Record<HandKind, number>>;
}

type Three = readonly [number, number, number];

interface RankedHand {
  readonly cards: Three;
  /** Its rank among all strengths, from 0 for the weakest. */
  readonly level: number;
  readonly kind: HandKind;
}

const cardCount = fullDeck.length;
const pairIndex = (one: number, other: number): number =>
  one < other ? one * cardCount + other : other * cardCount + one;

function rankAllHands(deck: readonly Card[]): {
  readonly hands: readonly RankedHand[];
  readonly levels: readonly HandKind[];
} {
  const read: { readonly cards: Three; readonly strength: number; readonly kind: HandKind }[] = [];
  for (const [first, one] of deck.entries())
    for (const [second, two] of deck.entries())
      for (const [third, three] of deck.entries()) {
        if (first >= second || second >= third) continue;
        const { strength, kind } = readHand([one, two, three]);
        read.push({ cards: [first, second, third], strength, kind });
      }
  const kinds = new Map(read.map(({ strength, kind }) => [strength, kind]));
  const strengths = [...kinds.keys()].sort((one, other) => one - other);
  const levelOf = new Map(strengths.map((strength, level) => [strength, level]));
  const hands = read.map(({ cards, strength, kind }) => ({ cards, kind, level: levelOf.get(strength) ?? 0 }));
  return { hands, levels: strengths.map((strength) => kinds.get(strength) ?? 'high-card') };
}

/** For a set of cards, entry l is the number of hands below level l that hold them all. */
function countBelow(hands: readonly RankedHand[], levelCount: number) {
  const all = new Int32Array(levelCount + 1);
  const withCard = Array.from({ length: cardCount }, () => new Int32Array(levelCount + 1));
  const withPair = Array.from({ length: cardCount ** 2 }, (): Int32Array | undefined => undefined);
  const pairRow = (index: number): Int32Array => {
    const row = withPair[index] ?? new Int32Array(levelCount + 1);
    withPair[index] = row;
    return row;
  };
  const add = (row: Int32Array | undefined, level: number) => {
    if (row) row[level + 1] = (row[level + 1] ?? 0) + 1;
  };
  const levelOfHand = new Int16Array(cardCount ** 3);
  for (const { cards, level } of hands) {
    const [first, second, third] = cards;
    add(all, level);
    for (const card of cards) add(withCard[card], level);
    add(pairRow(pairIndex(first, second)), level);
    add(pairRow(pairIndex(first, third)), level);
    add(pairRow(pairIndex(second, third)), level);
    levelOfHand[handIndex(first, second, third)] = level;
  }
  for (const row of [all, ...withCard, ...withPair]) sumUp(row);
  return { all, withCard, withPair, levelOfHand };
}

type Below = ReturnType<typeof countBelow>;

const handIndex = (first: number, second: number, third: number): number =>
  (first * cardCount + second) * cardCount + third;

function sumUp(row: Int32Array | undefined): void {
  if (!row) return;
  for (let index = 1; index < row.length; index += 1) row[index] = (row[index] ?? 0) + (row[index - 1] ?? 0);
}

/**
 * The hands below a level that hold none of these sorted cards: all, less those with one, plus those with
 * two, less those with three.
 */
function belowWithout(below: Below, cards: readonly number[], level: number): number {
  if (level === 0) return 0;
  let count = below.all[level] ?? 0;
  for (let one = 0; one < cards.length; one += 1) {
    const first = cards[one] ?? 0;
    count -= below.withCard[first]?.[level] ?? 0;
    for (let two = one + 1; two < cards.length; two += 1) {
      const second = cards[two] ?? 0;
      count += below.withPair[pairIndex(first, second)]?.[level] ?? 0;
      for (let three = two + 1; three < cards.length; three += 1) {
        const found = below.levelOfHand[handIndex(first, second, cards[three] ?? 0)] ?? 0;
        if (found < level) count -= 1;
      }
    }
  }
  return count;
}

const noneByKind = (): Record<HandKind, bigint> => ({
  'high-card': 0n,
  pair: 0n,
  colour: 0n,
  sequence: 0n,
  trail: 0n,
  'pure-sequence': 0n,
});

/** Every pair of equal hands without a common card, once, with their six cards in order. */
function* tiedPairs(hands: readonly RankedHand[]): Generator<readonly [RankedHand, readonly number[]]> {
  const byLevel = Map.groupBy(hands, ({ level }) => level);
  for (const equals of byLevel.values())
    for (const [index, one] of equals.entries())
      for (const other of equals.slice(index + 1)) {
        if (one.cards.some((card) => other.cards.includes(card))) continue;
        yield [one, [...one.cards, ...other.cards].sort((a, b) => a - b)];
      }
}

/**
 * Exact, without dealing all 6.2 million million rounds: for every pair of equal hands without a common card,
 * the third hands that do not beat them are counted from tables of how many hands hold one, two or three
 * given cards.
 */
export function countTies(deck: readonly Card[] = fullDeck): TieCounts {
  const { hands, levels } = rankAllHands(deck);
  const below = countBelow(hands, levels.length);
  const starts = vendorOrder.map(
    (_, index) => levels.filter((kind) => vendorOrder.indexOf(kind) < index).length,
  );
  const tiesByKind = noneByKind();
  for (const [{ level, kind }, gone] of tiedPairs(hands)) {
    const lowerStarts = starts.filter((start) => start < level);
    const counts = [...lowerStarts, level, level + 1].map((to) => belowWithout(below, gone, to));
    const [upTo = 0, upToEqual = 0] = counts.slice(-2);
    tiesByKind[kind] += 2n * BigInt(upToEqual - upTo);
    for (const index of lowerStarts.keys()) {
      const lower = vendorOrder[index] ?? kind;
      const thirds = BigInt((counts[index + 1] ?? 0) - (counts[index] ?? 0));
      // In four of the six ways to seat them the first hand is one of the two that tie, in two it is the
      // lower one.
      tiesByKind[kind] += 4n * thirds;
      tiesByKind[lower] += 2n * thirds;
    }
  }
  const ties = Object.values(tiesByKind).reduce((sum, count) => sum + count, 0n);
  const handsByKind = Object.fromEntries(
    vendorOrder.map((kind) => [kind, hands.filter((hand) => hand.kind === kind).length]),
  ) as Record<HandKind, number>;
  const { length } = deck;
  const deals = choose(length, 3) * choose(length - 3, 3) * choose(length - 6, 3);
  return { deals, ties, tiesByKind, handsByKind };
}

const theVoid: MarketOutcome = { void: true };

/** Deals in which a hand is of each kind, without ties; every hand is equally likely to win. */
export function weightedOutcomes(): readonly WeightedOutcome[] {
  const { deals, ties, tiesByKind, handsByKind } = countTies();
  const sids = places.map(winnerSid);
  const dealsPerHand = 18_424n * 15_180n;
  const winners = places.map((place) => ({
    // All weights of these rows are multiplied by three, so that a third of the deals is a whole number.
    weight: deals - ties,
    outcome: { groups: { winner: winnerSid(place) } },
    sids,
  }));
  const kinds = places.flatMap((place) => {
    const own = definition.groups.find(({ id }) => id === place)?.options ?? [];
    return [
      ...vendorOrder.map((kind) => ({
        weight: BigInt(handsByKind[kind]) * dealsPerHand - tiesByKind[kind],
        outcome: { groups: { [place]: kindOutcome(place, kind) } },
        sids: own,
      })),
      { weight: ties, outcome: theVoid, sids: own },
    ];
  });
  return [...winners, { weight: 3n * ties, outcome: theVoid, sids }, ...kinds];
}
