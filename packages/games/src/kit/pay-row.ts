import { decimalFromOdds } from '@maidan/betting';
import type { PayRow } from '../game.ts';
import type { PricedOption } from './priced-option.ts';

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
