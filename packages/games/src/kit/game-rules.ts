import { decimalFromOdds } from '@maidan/betting';
import type { PricedOption } from './priced-option.ts';

export interface PayRow {
  readonly name: string;
  readonly sids: readonly string[];
  /** With the stake included. */
  readonly price: number;
  /** What comes back of a hundred coins staked, in the long run. */
  readonly returns: number;
}

/** What the rules popup of a table says, in English. */
export interface GameRules {
  readonly code: string;
  readonly paragraphs: readonly string[];
  readonly pays: readonly PayRow[];
}

/** One row of the pay table for options that share a name there, a price and a return. */
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
