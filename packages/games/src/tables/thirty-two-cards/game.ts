import type { TableGame } from '../../game.ts';
import { fixedPrices, shownReturns } from '../../kit/priced-option.ts';
import { tableOf } from '../../registry.ts';
import { deal, steps } from './deal.ts';
import { definition, opensIn, options } from './options.ts';
import { listedPlace, resultCards } from './placed-codes-wire.ts';
import { rows } from './rows-wire.ts';
import { judge } from './settle.ts';
import { letter } from './winner.ts';

const entry = tableOf('card32-a');
const prices = fixedPrices(options);

export const thirtyTwoCards: TableGame = {
  entry,
  version: 1,
  returnFloor: 93,
  options,
  definition,
  deal,
  steps,
  prices: () => prices,
  opensIn,
  judge,
  letter,
  rows: (view) => rows({ entry, options }, view),
  resultCards,
  listedPlace,
  rules: async () => (await import('./rules.ts')).rules,
  returns: shownReturns(options),
};
