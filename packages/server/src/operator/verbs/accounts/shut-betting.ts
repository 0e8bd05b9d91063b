import type { Verb } from '../../verb.ts';
import { accountUsage, setBettingNamed } from './set-betting.ts';

export const shutBetting: Verb = {
  name: 'shut-betting',
  usage: accountUsage,
  summary: 'Shuts the betting of an account and everyone under it',
  run: (args, house, output) => setBettingNamed({ isOpen: false }, args, house, output),
};
