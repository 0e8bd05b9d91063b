import type { Odds } from '@maidan/betting';
import type { PricedGame, WeightedOutcome } from '../kit/exact-returns.ts';
import { drawDefinition, jodiDefinition, outcomeOfJodi, outcomeOfPanna } from './draw-options.ts';
import { gameOfNumber, type MatkaGame, matkaRates } from './matka-games.ts';
import { jodis, kindOfPanna, matkaDigits, pannas } from './pannas.ts';

export type MatkaRates = Readonly<Record<MatkaGame, Odds>>;

/** The number of orders in which the digits of a panna can be drawn. */
const ways = { single: 6n, double: 3n, triple: 1n } as const;

const priced = (
  definition: PricedGame['definition'],
  numbers: readonly string[],
  rates: MatkaRates,
): PricedGame => ({
  definition,
  options: numbers.map((sid) => ({ sid })),
  prices: () => Object.fromEntries(numbers.map((sid) => [sid, { back: rates[gameOfNumber(sid)] }])),
});

const drawNumbers = [...matkaDigits, 'ODD', 'EVEN', ...pannas];

/** One draw at these rates. */
export const drawAtRates = (rates: MatkaRates = matkaRates): PricedGame =>
  priced(drawDefinition, drawNumbers, rates);

export const jodiAtRates = (rates: MatkaRates = matkaRates): PricedGame =>
  priced(jodiDefinition, jodis, rates);

/** Every panna that can be drawn. */
export const drawOutcomes = (): readonly WeightedOutcome[] =>
  pannas.map((panna) => ({
    weight: ways[kindOfPanna(panna)],
    outcome: outcomeOfPanna(panna),
    sids: drawNumbers,
  }));

export const jodiOutcomes = (): readonly WeightedOutcome[] =>
  jodis.map(([open = '', close = '']) => ({ weight: 1n, outcome: outcomeOfJodi(open, close), sids: jodis }));
