import type { Verb } from '../../verb.ts';
import { accountUsage, setBettingNamed } from './set-betting.ts';

export const block: Verb = {
  name: 'block',
  usage: accountUsage,
  summary: 'Shuts the betting of an account and everyone under it, signs them out and keeps them out',
  run: (args, house, output) => setBettingNamed({ isOpen: false, block: true }, args, house, output),
};
