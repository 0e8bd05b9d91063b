import { oddsFromRaw } from '@maidan/betting';
import type { VirtualOption } from '../../rules/virtual-game.ts';

/** The numbers of a single-zero wheel, clockwise. */
export const wheel: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
];

const reds = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

export const pocketColour = (number: number): 'green' | 'red' | 'black' => {
  if (number === 0) return 'green';
  return reds.has(number) ? 'red' : 'black';
};

export type SpotKind =
  | 'straight'
  | 'split'
  | 'street'
  | 'corner'
  | 'line'
  | 'column'
  | 'dozen'
  /** Red, black, odd, even, low and high. */
  | 'even-money';

/** A place on the cloth for chips. */
export interface Spot extends VirtualOption {
  readonly kind: SpotKind;
  /** The numbers it wins with, in order. */
  readonly covers: readonly number[];
}

/** Profit per point, and the maximum stake in points: they give all spots about the same maximum win. */
const pays: Readonly<Record<SpotKind, { readonly toOne: number; readonly stakeMax: number }>> = {
  straight: { toOne: 35, stakeMax: 2_000 },
  split: { toOne: 17, stakeMax: 4_000 },
  street: { toOne: 11, stakeMax: 6_000 },
  corner: { toOne: 8, stakeMax: 8_000 },
  line: { toOne: 5, stakeMax: 12_000 },
  column: { toOne: 2, stakeMax: 25_000 },
  dozen: { toOne: 2, stakeMax: 25_000 },
  'even-money': { toOne: 1, stakeMax: 50_000 },
};
const stakeMin = 10;

const numbers = Array.from({ length: 36 }, (_, index) => index + 1);
/** On the cloth a row has three numbers, from left to right. */
const hasRightNeighbour = (number: number) => number % 3 !== 0;
const from = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index);

function spot(kind: SpotKind, id: string, name: string, covers: readonly number[]): Spot {
  const { toOne, stakeMax } = pays[kind];
  return { id, name, kind, covers, odds: oddsFromRaw(toOne), stakeMin, stakeMax, returns: 97.3 };
}

const named = (kind: SpotKind, word: string, covers: readonly number[]): Spot =>
  spot(kind, `${word.toLowerCase()}-${covers.join('-')}`, `${word} ${covers.join('-')}`, covers);

const outside = (kind: SpotKind, name: string, isCovered: (number: number) => boolean): Spot =>
  spot(kind, name.toLowerCase().replaceAll(' ', '-'), name, numbers.filter(isCovered));

function insideSpots(): Spot[] {
  const rows = numbers.filter((number) => number % 3 === 1);
  const straights = [0, ...numbers].map((number) => named('straight', 'Straight', [number]));
  const splits = [
    ...[1, 2, 3].map((number) => [0, number]),
    ...numbers.filter(hasRightNeighbour).map((number) => [number, number + 1]),
    ...numbers.filter((number) => number <= 33).map((number) => [number, number + 3]),
  ];
  const corners = numbers.filter((number) => hasRightNeighbour(number) && number <= 32);
  return [
    ...straights,
    ...splits.map((covers) => named('split', 'Split', covers)),
    named('street', 'Trio', [0, 1, 2]),
    named('street', 'Trio', [0, 2, 3]),
    ...rows.map((first) => named('street', 'Street', from(first, 3))),
    spot('corner', 'first-four', 'First four', [0, 1, 2, 3]),
    ...corners.map((number) => named('corner', 'Corner', [number, number + 1, number + 3, number + 4])),
    ...rows.filter((first) => first <= 31).map((first) => named('line', 'Line', from(first, 6))),
  ];
}

function outsideSpots(): Spot[] {
  const isDozen = (dozen: number) => (number: number) => Math.ceil(number / 12) === dozen;
  const isColumn = (column: number) => (number: number) => (number - 1) % 3 === column - 1;
  return [
    ...[1, 2, 3].map((column) => outside('column', `Column ${column}`, isColumn(column))),
    ...[1, 2, 3].map((dozen) => outside('dozen', `Dozen ${dozen}`, isDozen(dozen))),
    outside('even-money', 'Red', (number) => pocketColour(number) === 'red'),
    outside('even-money', 'Black', (number) => pocketColour(number) === 'black'),
    outside('even-money', 'Odd', (number) => number % 2 === 1),
    outside('even-money', 'Even', (number) => number % 2 === 0),
    outside('even-money', 'Low', (number) => number <= 18),
    outside('even-money', 'High', (number) => number >= 19),
  ];
}

/** All 157 spots. */
export const spots: readonly Spot[] = [...insideSpots(), ...outsideSpots()];

const byId = new Map(spots.map((one) => [one.id, one]));

export const spotOf = (id: string): Spot | undefined => byId.get(id);
