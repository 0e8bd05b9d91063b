import type { Leg } from '../../bet.ts';
import { type Coins, coins, noCoins, roundHalfUpToHundredths } from '../../coins.ts';
import {
  isRecord,
  isVoid,
  type MarketShape,
  readFigure,
  readRecord,
  type VoidOutcome,
  wordsOrVoid,
} from '../market-shape.ts';

/** A crash round: a stake flies until it is cashed out or lost. */
export interface FlightDefinition {
  readonly shape: 'flight';
}

/** The last multiplier that a flight reaches, in hundredths. */
export const flightCeiling = 1_000_000;

/** Multiplier in hundredths, from 100 to the ceiling. */
export type FlightOutcome = { readonly crash: number } | VoidOutcome;

export interface FlightBook {
  /** Stakes still flying. */
  readonly openStake: bigint;
  readonly cashedProfit: bigint;
}

const emptyBook: FlightBook = { openStake: 0n, cashedProfit: 0n };

function isMultiplier(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 100 && Number(value) <= flightCeiling;
}

function accepts(_definition: FlightDefinition, leg: Leg): boolean {
  return leg.side === 'back' && (leg.cashedAt === undefined || isMultiplier(leg.cashedAt));
}

function cashedProfit(leg: Leg, cashedAt: number): Coins {
  return roundHalfUpToHundredths(leg.stake * BigInt(cashedAt - 100), 100n);
}

function move(book: FlightBook, leg: Leg, direction: 1n | -1n): FlightBook {
  if (leg.cashedAt === undefined) return { ...book, openStake: book.openStake + direction * leg.stake };
  return { ...book, cashedProfit: book.cashedProfit + direction * cashedProfit(leg, leg.cashedAt) };
}

const words = wordsOrVoid<FlightDefinition, Exclude<FlightOutcome, VoidOutcome>>({
  outcomeWord: 'crash',
  outcomeExample: '1.85',
  formatOutcome: (_definition, { crash }) => `${(crash / 100).toFixed(2)}x`,
  readOutcome(_definition, text) {
    const [, multiplier] = /^(\d+(?:\.\d{1,2})?)x?$/.exec(text) ?? [];
    const crash = Math.round(Number(multiplier) * 100);
    return isMultiplier(crash) ? { crash } : undefined;
  },
  outcomesInWords: () => `the multiplier, up to ${(flightCeiling / 100).toFixed(2)}`,
});

export const flight: MarketShape<FlightDefinition, FlightBook, FlightOutcome> = {
  hasCashOut: true,
  ...words,
  emptyBook: () => emptyBook,
  accepts,
  addLeg(definition, book, leg) {
    if (!accepts(definition, leg))
      throw new RangeError('a flight takes stakes and cash-outs from 1.00 to its ceiling');
    return move(book, leg, 1n);
  },
  removeLeg: (_definition, book, leg) => move(book, leg, -1n),
  /** A cash-out is only recorded once the flight has reached it, so no crash still to come can take it back. */
  worstCase(_definition, book) {
    const worst = book.cashedProfit - book.openStake;
    return coins(worst < 0n ? worst : 0n);
  },
  /** The best case of cashed-out stakes. Flying stakes have no bound here: a round limits its own loss by cashing out. */
  bestCase: (_definition, { cashedProfit }) => coins(cashedProfit > 0n ? cashedProfit : 0n),
  isOutcome(_definition, outcome): outcome is FlightOutcome {
    return isVoid(outcome) || (isRecord(outcome) && isMultiplier(outcome.crash));
  },
  payout(_definition, leg, outcome) {
    if (isVoid(outcome)) return noCoins;
    if (leg.cashedAt === undefined || leg.cashedAt > outcome.crash) return coins(-leg.stake);
    return cashedProfit(leg, leg.cashedAt);
  },
  winners: () => [],
  positions: (_definition, book) => ({
    by: 'flight',
    openStake: coins(book.openStake),
    cashedProfit: coins(book.cashedProfit),
  }),
  encodeBook: (book) => ({
    openStake: book.openStake.toString(),
    cashedProfit: book.cashedProfit.toString(),
  }),
  decodeBook(_definition, encoded) {
    const figures = readRecord(encoded);
    return { openStake: readFigure(figures.openStake), cashedProfit: readFigure(figures.cashedProfit) };
  },
};
