import { odds } from '@maidan/betting';
import type { DealtCard, Price, Prices } from '../../game.ts';
import { type Card, type Rank, rankOf } from '../../kit/cards.ts';
import { fullDeck } from '../../kit/decks.ts';
import { deckPlace, handLevels } from '../../kit/hand-levels.ts';
import { cardsInRound, handOf } from '../teenpatti-twenty/game.ts';
import { playerOf, returnFloor } from './options.ts';

/** Of all ways to deal the unseen cards, how many each hand wins and how many are a tie. */
export interface Ways {
  readonly a: number;
  readonly b: number;
  readonly tie: number;
}

const cardCount = fullDeck.length;
const handSize = 3;
/** Stands for a card that the hand already has. */
const none = cardCount;

type Visit = (level: number, first: number, second: number) => void;

/** Visits every hand that these cards can become with up to two unseen ones. */
function eachHand(held: readonly number[], unseen: readonly number[], visit: Visit): void {
  const { levelOf } = handLevels();
  const [one = none, two = none, three = none] = held;
  if (held.length === handSize) visit(levelOf(one, two, three), none, none);
  else if (held.length === handSize - 1)
    for (const card of unseen) visit(levelOf(one, two, card), card, none);
  else
    for (const [index, first] of unseen.entries())
      for (let other = 0; other < index; other += 1) {
        const second = unseen[other] ?? none;
        visit(levelOf(one, first, second), first, second);
      }
}

/**
 * A table of rows: entry l is the number of hands below level l that hold the row's card; the last row counts
 * all hands.
 */
function tallyHands(held: readonly number[], unseen: readonly number[]) {
  const { count, levelOf } = handLevels();
  const width = count + 1;
  const [all, one = none] = [cardCount + 1, held[0]];
  const below = new Int32Array((all + 1) * width);
  const add = (row: number, level: number) => {
    const at = row * width + level + 1;
    below[at] = (below[at] ?? 0) + 1;
  };
  eachHand(held, unseen, (level, first, second) => {
    add(all, level);
    if (first !== none) add(first, level);
    if (second !== none) add(second, level);
  });
  for (let at = 1; at < below.length; at += 1)
    if (at % width !== 0) below[at] = (below[at] ?? 0) + (below[at - 1] ?? 0);
  const at = (row: number, level: number): number => below[row * width + level] ?? 0;

  /**
   * The hands below a level that hold neither of two cards. Hands with both were subtracted twice, so they
   * are added back.
   */
  return (level: number, first: number, second: number): number => {
    const isBothHeld =
      held.length === 1 && second !== none && first !== none && levelOf(one, first, second) < level;
    return at(all, level) - at(first, level) - at(second, level) + (isBothHeld ? 1 : 0);
  };
}

/** Needs at least one card in each hand: without them there are too many ways to count while players wait. */
export function countWays(a: readonly Card[], b: readonly Card[]): Ways {
  if (a.length === 0 || b.length === 0) throw new RangeError('a hand without a card');
  const [handA, handB] = [a.map(deckPlace), b.map(deckPlace)];
  const seen = new Set([...handA, ...handB]);
  const unseen = Array.from(fullDeck.keys()).filter((place) => !seen.has(place));
  const belowOfB = tallyHands(handB, unseen);
  const { count } = handLevels();
  const ways = { a: 0, b: 0, tie: 0 };
  eachHand(handA, unseen, (level, first, second) => {
    const [lower, upTo] = [belowOfB(level, first, second), belowOfB(level + 1, first, second)];
    ways.a += lower;
    ways.tie += upTo - lower;
    ways.b += belowOfB(count, first, second) - upTo;
  });
  return ways;
}

/** Also computes the hand levels that later counts need, at a time when nobody bets yet. */
function beforeFirstCard(): Ways {
  handLevels();
  return { a: 203_359_936, b: 203_359_936, tie: 450_528 };
}

const waysOfOneCard = 23_490_600;
const tiesOfOneCard = 25_992;

/**
 * The ways in which A wins, by the rank of its first card. Counting them takes too long while players wait,
 * so a test checks them.
 */
const winsByFirstRank: Readonly<Record<Rank, number>> = {
  A: 17_156_388,
  2: 9_805_664,
  3: 10_154_300,
  4: 10_383_332,
  5: 10_451_736,
  6: 10_534_488,
  7: 10_645_490,
  8: 10_809_150,
  9: 11_066_600,
  10: 11_480_668,
  J: 12_141_076,
  Q: 13_171_730,
  K: 14_719_330,
};

function afterOneCard(card: Card): Ways {
  const a = winsByFirstRank[rankOf(card)];
  return { a, b: waysOfOneCard - tiesOfOneCard - a, tie: tiesOfOneCard };
}

/** The ways with these cards face up; undefined once all are. */
export function waysSoFar(seen: readonly DealtCard[]): Ways | undefined {
  const [first, ...others] = seen;
  if (seen.length >= cardsInRound) return undefined;
  if (first === undefined) return beforeFirstCard();
  return others.length === 0 ? afterOneCard(first.card) : countWays(handOf(seen, 'a'), handOf(seen, 'b'));
}

/** The profit offered for a back and required for a lay, in percent of the fair one. */
const [backPercent, layPercent] = [97, 103];
/** Above this price a hand has hardly any chance, and takes no bets. */
const priceMax = 30;
/**
 * The lowest return of a lay on what it risks, in percent; rounding would take too much of the lowest prices.
 */

const hundred = 100;
const profitMax = (priceMax - 1) * hundred;

interface Chances {
  readonly wins: number;
  readonly losses: number;
  readonly ties: number;
}

const isOffered = (profit: number): boolean => profit >= 1 && profit <= profitMax;

/** The return of a lay that risks this much for every hundred, in percent. */
const layReturn = ({ wins, losses, ties }: Chances, risk: number): number =>
  hundred + (hundred * (hundred * losses - risk * wins)) / (risk * (wins + losses + ties));

/** Profits are whole coins per hundred staked, as prices have two decimals: backs round down and lays up. */
function priceOf(chances: Chances): Price {
  const { wins, losses } = chances;
  const [back, lay] = [Math.floor((backPercent * losses) / wins), Math.ceil((layPercent * losses) / wins)];
  return {
    ...(isOffered(back) ? { back: odds(back * hundred) } : {}),
    ...(isOffered(lay) && layReturn(chances, lay) >= returnFloor ? { lay: odds(lay * hundred) } : {}),
  };
}

function pricesWith(seen: readonly DealtCard[]): Prices {
  const ways = waysSoFar(seen);
  if (ways === undefined) return {};
  const { a, b, tie } = ways;
  const quoted = [
    [playerOf.a.sid, priceOf({ wins: a, losses: b, ties: tie })],
    [playerOf.b.sid, priceOf({ wins: b, losses: a, ties: tie })],
  ] as const;
  return Object.fromEntries(quoted.filter(([, { back, lay }]) => back !== undefined || lay !== undefined));
}

const kept = new Map<string, Prices>();
const keptMax = 16;

/**
 * The price of each hand by its exact chance with these cards face up. Cached, as bets read it far more often
 * than cards are dealt.
 */
export function quote(seen: readonly DealtCard[]): Prices {
  const key = seen.map(({ card }) => card).join(' ');
  const known = kept.get(key);
  if (known !== undefined) return known;
  if (kept.size >= keptMax) kept.clear();
  const prices = pricesWith(seen);
  kept.set(key, prices);
  return prices;
}
