import { type Coins, coinsFromWhole, type Odds, oddsFromDecimal } from '@maidan/betting';
import type { Prices, TableOption } from '../game.ts';

/** An option whose price never changes and which cannot be laid. */
export interface PricedOption extends TableOption {
  readonly odds: Odds;
  /** In percent, as the rules show it. */
  readonly returns: number;
}

/** The least a player may stake on any option, in whole coins. */
const stakeMinWhole = 100;

interface OptionTerms {
  readonly sid: string;
  readonly name: string;
  readonly betFor: string;
  /** With the stake included. */
  readonly price: number;
  readonly returns: number;
  /** In whole coins. */
  readonly stakeMax: number;
}

export const pricedOption = ({ price, stakeMax, ...terms }: OptionTerms): PricedOption => ({
  ...terms,
  odds: oddsFromDecimal(price),
  stakeMin: coinsFromWhole(stakeMinWhole),
  stakeMax: coinsFromWhole(stakeMax),
});

export const fixedPrices = (options: readonly PricedOption[]): Prices =>
  Object.fromEntries(options.map(({ sid, odds }) => [sid, { back: odds }]));

export const shownReturns = (options: readonly PricedOption[]): Readonly<Record<string, number>> =>
  Object.fromEntries(options.map(({ sid, returns }) => [sid, returns]));

export const highestStake = (options: readonly TableOption[]): Coins =>
  options.reduce((most, { stakeMax }) => (stakeMax > most ? stakeMax : most), coinsFromWhole(stakeMinWhole));

export const lowestStake = (options: readonly TableOption[]): Coins =>
  options.reduce(
    (least, { stakeMin }) => (stakeMin < least ? stakeMin : least),
    options[0]?.stakeMin ?? coinsFromWhole(stakeMinWhole),
  );
