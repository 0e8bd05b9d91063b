import { decimalFromOdds } from '@maidan/betting';
import type { PricedOption } from './priced-option.ts';

/** The options that can be laid, as a text for the rules: "Amar 2.22, Akbar 3.35". */
export const layList = (options: readonly PricedOption[]): string =>
  options
    .flatMap(({ name, layOdds }) => (layOdds === undefined ? [] : [`${name} ${decimalFromOdds(layOdds)}`]))
    .join(', ');
