import type { TableGame } from '../../game.ts';
import { fixedPrices, shownReturns } from '../../kit/priced-option.ts';
import { tableOf } from '../../registry.ts';
import { deal, steps } from './deal.ts';
import { definition, opensIn, options, sidMeant } from './options.ts';
import { rows } from './rows-wire.ts';
import { judge, letter } from './settle.ts';

const entry = tableOf('worli');
const prices = fixedPrices(options);

export const worli: TableGame = {
  entry,
  version: 1,
  returnFloor: 95,
  options,
  definition,
  deal,
  steps,
  prices: () => prices,
  opensIn,
  judge,
  letter,
  rows: (view) => rows({ entry, options }, view),
  sidMeant,
  rules: async () => (await import('./rules.ts')).rules,
  returns: shownReturns(options),
};
