import { type Card, type Rank, rankName, rankNames, rankNumber, rankOf, ranks, suitOf } from './cards.ts';

export type HandKind = 'high-card' | 'pair' | 'colour' | 'sequence' | 'trail' | 'pure-sequence';

/** From the weakest to the strongest. */
export type HandOrder = readonly HandKind[];

export const vendorOrder: HandOrder = ['high-card', 'pair', 'colour', 'sequence', 'trail', 'pure-sequence'];

/** As played at home, where three of a rank beat everything. */
export const homeOrder: HandOrder = ['high-card', 'pair', 'colour', 'sequence', 'pure-sequence', 'trail'];

export interface Hand {
  readonly kind: HandKind;
  /** The stronger hand has the higher number; equal numbers are a tie. */
  readonly strength: number;
  /** The ranks in its name, most significant first. */
  readonly ranks: readonly Rank[];
}

const aceHigh = 14;
const base = 16;

const weigh = (card: Card): number => {
  const number = rankNumber(rankOf(card));
  return number === 1 ? aceHigh : number;
};

const rankOfWeight = (weight: number): Rank => ranks[weight === aceHigh ? 0 : weight - 1] as Rank;

/** Ranks in the order they are compared and named: a pair before its kicker, and A-2-3 in that order. */
function inOrder(weights: readonly number[]): readonly number[] {
  const [high = 0, middle = 0, low = 0] = [...weights].sort((one, other) => other - one);
  if (high === aceHigh && middle === 3 && low === 2) return [high, low, middle];
  return middle === low && high !== middle ? [middle, low, high] : [high, middle, low];
}

/** A-K-Q is the best sequence and A-2-3 the second. Undefined where the ranks do not follow one another. */
function sequencePlace([high = 0, middle = 0, low = 0]: readonly number[]): number | undefined {
  if (high === aceHigh && middle === 2 && low === 3) return aceHigh - 1;
  if (high - middle !== 1 || middle - low !== 1) return undefined;
  return high === aceHigh ? aceHigh : high - 1;
}

function kindOf(ordered: readonly number[], isSuited: boolean, isSequence: boolean): HandKind {
  const [first, second, third] = ordered;
  if (isSequence) return isSuited ? 'pure-sequence' : 'sequence';
  if (first === second) return second === third ? 'trail' : 'pair';
  return isSuited ? 'colour' : 'high-card';
}

/** Reads three cards, in any order. */
export function readHand(cards: readonly Card[], order: HandOrder = vendorOrder): Hand {
  const [first, ...others] = cards;
  if (first === undefined || others.length !== 2)
    throw new RangeError(`a hand has three cards, not ${cards.length}`);
  const ordered = inOrder(cards.map(weigh));
  const place = sequencePlace(ordered);
  const isSuited = others.every((card) => suitOf(card) === suitOf(first));
  const kind = kindOf(ordered, isSuited, place !== undefined);
  const compared = place === undefined ? ordered : [place, 0, 0];
  const strength = compared.reduce((sum, weight) => sum * base + weight, order.indexOf(kind));
  return { kind, strength, ranks: ordered.map(rankOfWeight) };
}

/** Such as "Pair of kings". */
export function nameHand({ kind, ranks: [first = 'A', second = 'A', third = 'A'] }: Hand): string {
  const run = `${rankName(first)}-${rankName(second)}-${rankName(third)}`;
  const named: Readonly<Record<HandKind, string>> = {
    'high-card': `${rankName(first)} high`,
    pair: `pair of ${rankNames(first)}`,
    colour: `colour, ${rankName(first)} high`,
    sequence: `sequence ${run}`,
    trail: `trail of ${rankNames(first)}`,
    'pure-sequence': `pure sequence ${run}`,
  };
  const words = named[kind];
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
