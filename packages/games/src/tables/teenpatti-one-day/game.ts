import type { TableGame } from '../../game.ts';
import { shownReturns } from '../../kit/priced-option.ts';
import { tableOf } from '../../registry.ts';
import { deal, steps } from './deal.ts';
import { definition, opensIn, options } from './options.ts';
import { quote, returnFloor } from './quote.ts';
import { ratesPer, rows } from './rows-wire.ts';
import { judge, letter } from './settle.ts';

const entry = tableOf('teen');

export const teenpattiOneDay: TableGame = {
  entry,
  version: 1,
  returnFloor,
  options,
  definition,
  deal,
  steps,
  prices: quote,
  opensIn,
  judge,
  letter,
  rows: (view) => rows({ entry, options }, view),
  ratesPer,
  optionsInHead: true,
  rules: async () => (await import('./rules.ts')).rules,
  returns: shownReturns(options),
};
