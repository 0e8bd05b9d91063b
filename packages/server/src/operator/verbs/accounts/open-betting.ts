import type { Verb } from '../../verb.ts';
import { accountUsage, setBettingNamed } from './set-betting.ts';

export const openBetting: Verb = {
  name: 'open-betting',
  usage: accountUsage,
  summary: 'Opens the betting of an account and of those under it that it shut',
  run: (args, house, output) => setBettingNamed({ isOpen: true }, args, house, output),
};
