import { accountUsage, setBettingNamed } from '../set-betting.ts';
import type { Verb } from '../verb.ts';

export const block: Verb = {
  name: 'block',
  usage: accountUsage,
  summary: 'Shuts the betting of an account and everyone under it, and signs them out',
  run: (args, house, output) => setBettingNamed({ isOpen: false, endsSessions: true }, args, house, output),
};
