import type { Verb } from '../../verb.ts';
import { setMarketsNamed } from './set-markets.ts';

export const openMarket: Verb = {
  name: 'open-market',
  usage: 'ID…',
  summary: 'Opens markets for betting, unless they are settled',
  run: (args, house, output) => setMarketsNamed('open', args, house, output),
};
