import type { TableGame } from '../../game.ts';
import { fixedPrices, shownReturns } from '../../kit/priced-option.ts';
import { tableOf } from '../../registry.ts';
import { deal, steps } from './deal.ts';
import { definition, opensIn, options } from './options.ts';
import { rows } from './rows-wire.ts';
import { judge, letter } from './settle.ts';

const entry = tableOf('teen20');
const prices = fixedPrices(options);

export const teenpattiTwenty: TableGame = {
  entry,
  version: 1,
  returnFloor: 97,
  options,
  definition,
  deal,
  steps,
  prices: () => prices,
  opensIn,
  judge,
  letter,
  rows: (view) => rows({ entry, options }, view),
  rules: async () => (await import('./rules.ts')).rules,
  returns: shownReturns(options),
};
