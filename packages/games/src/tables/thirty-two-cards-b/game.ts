import type { TableGame } from '../../game.ts';
import { fixedPrices, shownReturns } from '../../kit/priced-option.ts';
import { tableOf } from '../../registry.ts';
import { deal, steps } from '../thirty-two-cards/deal.ts';
import { listedPlace, resultCards } from '../thirty-two-cards/placed-codes-wire.ts';
import { rows } from '../thirty-two-cards/rows-wire.ts';
import { letter } from '../thirty-two-cards/winner.ts';
import { definition, opensIn, options } from './options.ts';
import { judge } from './settle.ts';

const entry = tableOf('card32eu');
const prices = fixedPrices(options);

export const thirtyTwoCardsB: TableGame = {
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
