import type { Verb } from '../../verb.ts';
import { setMarketsNamed } from './set-markets.ts';

export const shutMarket: Verb = {
  name: 'shut-market',
  usage: 'ID…',
  summary: 'Shuts markets for betting',
  run: (args, house, output) => setMarketsNamed('shut', args, house, output),
};
