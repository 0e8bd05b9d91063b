import type { Card } from '../../kit/cards.ts';
import { fullDeck } from '../../kit/decks.ts';
import { deckPlace, handLevels } from '../../kit/hand-levels.ts';

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
