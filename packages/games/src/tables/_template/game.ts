import type { TableGame } from '../../game.ts';
import { fixedPrices, shownReturns } from '../../kit/priced-option.ts';
import type { TableEntry } from '../../registry.ts';
import { deal, steps } from './deal.ts';
import { definition, opensIn, options } from './options.ts';
import { rows } from './rows-wire.ts';
import { judge, letter } from './settle.ts';

/** The template has no line in registry.ts. A copy has: `tableOf('its-name')`. */
const entry: TableEntry = {
  code: 'template-table',
  route: 'template-table',
  eventId: '0',
  title: 'Template Table',
};
const prices = fixedPrices(options);

export const templateTable: TableGame = {
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
  rules: async () => (await import('./rules.ts')).rules,
  returns: shownReturns(options),
};
