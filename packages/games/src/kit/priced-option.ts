import { type Coins, coinsFromWhole, decimalFromOdds, type Odds, oddsFromDecimal } from '@maidan/betting';
import type { PayRow, Prices, TableOption } from '../game.ts';

/** An option with a fixed price. */
export interface PricedOption extends TableOption {
  readonly odds: Odds;
  /** Absent where it cannot be laid. */
  readonly layOdds?: Odds;
  /** In percent, as shown in the rules. */
  readonly returns: number;
}

/** The minimum stake on any option, in whole coins. */
const stakeMinWhole = 100;

interface OptionTerms {
  readonly sid: string;
  readonly name: string;
  readonly betFor: string;
  /** Decimal, stake included. */
  readonly price: number;
  readonly lay?: number;
  readonly returns: number;
  /** In whole coins. */
  readonly stakeMax: number;
}

export const pricedOption = ({ price, lay, stakeMax, ...terms }: OptionTerms): PricedOption => ({
  ...terms,
  odds: oddsFromDecimal(price),
  ...(lay === undefined ? {} : { layOdds: oddsFromDecimal(lay) }),
  stakeMin: coinsFromWhole(stakeMinWhole),
  stakeMax: coinsFromWhole(stakeMax),
});

export const sidsOf = (options: readonly PricedOption[]): readonly string[] => options.map(({ sid }) => sid);

export const fixedPrices = (options: readonly PricedOption[]): Prices =>
  Object.fromEntries(
    options.map(({ sid, odds, layOdds }) => [
      sid,
      { back: odds, ...(layOdds === undefined ? {} : { lay: layOdds }) },
    ]),
  );

export const shownReturns = (options: readonly PricedOption[]): Readonly<Record<string, number>> =>
  Object.fromEntries(options.map(({ sid, returns }) => [sid, returns]));

export const highestStake = (options: readonly TableOption[]): Coins =>
  options.reduce((most, { stakeMax }) => (stakeMax > most ? stakeMax : most), coinsFromWhole(stakeMinWhole));

export const lowestStake = (options: readonly TableOption[]): Coins =>
  options.reduce(
    (least, { stakeMin }) => (stakeMin < least ? stakeMin : least),
    options[0]?.stakeMin ?? coinsFromWhole(stakeMinWhole),
  );

/** One row of the pay table, for options with a common name, price and return. */
export function payRow(name: string, options: readonly PricedOption[]): PayRow {
  const [first] = options;
  if (first === undefined) throw new RangeError(`${name} has no option`);
  if (options.some(({ odds, returns }) => odds !== first.odds || returns !== first.returns)) {
    throw new RangeError(`the options of ${name} pay differently`);
  }
  return {
    name,
    sids: options.map(({ sid }) => sid),
    price: decimalFromOdds(first.odds),
    returns: first.returns,
  };
}

/** The options that can be laid, as a text for the rules: "Amar 2.22, Akbar 3.35". */
export const layList = (options: readonly PricedOption[]): string =>
  options
    .flatMap(({ name, layOdds }) => (layOdds === undefined ? [] : [`${name} ${decimalFromOdds(layOdds)}`]))
    .join(', ');
