import { type Card, ranks, suits } from './cards.ts';
import { fullDeck } from './decks.ts';
import { readHand } from './hands.ts';

const rankCount = ranks.length;
const suitCount = suits.length;
const placeOfCard = new Map(fullDeck.map((card, place) => [card, place]));

/** A card's index in the full deck, where cards of a rank are together. */
export function deckPlace(card: Card): number {
  const place = placeOfCard.get(card);
  if (place === undefined) throw new RangeError(`no card ${card}`);
  return place;
}

export interface HandLevels {
  /** The number of different strengths. */
  readonly count: number;
  /**
   * Three cards by their indexes in the full deck; returns the rank among all strengths, from 0 for the
   * weakest.
   */
  levelOf(one: number, two: number, three: number): number;
}

const rankIndex = (one: number, two: number, three: number): number =>
  (one * rankCount + two) * rankCount + three;

/** The strength of a hand with these ranks; of the suits it only matters whether they are all the same. */
function strengthOf(held: readonly number[], isSuited: boolean): number {
  const cards = held.map((rank, nth) => fullDeck[rank * suitCount + (isSuited ? 0 : nth)] as Card);
  return readHand(cards).strength;
}

function* rankTriples(): Generator<readonly [number, number, number]> {
  for (let one = 0; one < rankCount; one += 1)
    for (let two = 0; two <= one; two += 1)
      for (let three = 0; three <= two; three += 1) yield [one, two, three];
}

const ordersOf = ([one, two, three]: readonly [number, number, number]) => [
  rankIndex(one, two, three),
  rankIndex(one, three, two),
  rankIndex(two, one, three),
  rankIndex(two, three, one),
  rankIndex(three, one, two),
  rankIndex(three, two, one),
];

/** Below the strength of any hand. */
const none = 0;

function makeLevels(): HandLevels {
  const [mixed, suited] = [new Int32Array(rankCount ** 3), new Int32Array(rankCount ** 3)];
  for (const triple of rankTriples()) {
    const isSuitable = new Set(triple).size === triple.length;
    const [ofMixed, ofSuited] = [strengthOf(triple, false), isSuitable ? strengthOf(triple, true) : none];
    for (const index of ordersOf(triple)) [mixed[index], suited[index]] = [ofMixed, ofSuited];
  }
  const all = new Set([...mixed, ...suited].filter((strength) => strength !== none));
  const sorted = [...all].sort((one, other) => one - other);
  const levels = new Map(sorted.map((strength, level) => [strength, level]));
  for (const table of [mixed, suited])
    for (const [index, strength] of table.entries()) table[index] = levels.get(strength) ?? 0;
  return {
    count: sorted.length,
    levelOf(one, two, three) {
      const isSuited = one % suitCount === two % suitCount && two % suitCount === three % suitCount;
      const index = rankIndex(
        Math.floor(one / suitCount),
        Math.floor(two / suitCount),
        Math.floor(three / suitCount),
      );
      return (isSuited ? suited : mixed)[index] ?? 0;
    },
  };
}

let made: HandLevels | undefined;

/** The levels of all hands, computed from about seven hundred hands at the first call. */
export function handLevels(): HandLevels {
  made ??= makeLevels();
  return made;
}
