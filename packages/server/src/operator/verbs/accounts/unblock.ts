import type { Verb } from '../../verb.ts';
import { accountUsage, setBettingNamed } from './set-betting.ts';

export const unblock: Verb = {
  name: 'unblock',
  usage: accountUsage,
  summary: 'Opens what block shut',
  run: (args, house, output) => setBettingNamed({ isOpen: true, block: false }, args, house, output),
};
