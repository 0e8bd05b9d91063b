import type { Verb } from '../../verb.ts';
import { takeOutNamed, takeOutUsage } from './take-out.ts';

export const deleteBet: Verb = {
  name: 'delete-bet',
  usage: takeOutUsage,
  summary: 'Takes out bets that should never have stood, with a remark the client sees',
  run: (args, house, output) => takeOutNamed('deleted', args, house, output),
};
