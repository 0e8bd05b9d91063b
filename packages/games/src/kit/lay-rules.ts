import { decimalFromOdds } from '@maidan/betting';
import type { PricedOption } from './priced-option.ts';

/** "Amar 2.22, Akbar 3.35": the options that can be laid, for the rules. */
export const layList = (options: readonly PricedOption[]): string =>
  options
    .flatMap(({ name, layOdds }) => (layOdds === undefined ? [] : [`${name} ${decimalFromOdds(layOdds)}`]))
    .join(', ');
