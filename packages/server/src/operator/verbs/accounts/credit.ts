import type { Verb } from '../../verb.ts';
import { moveNamed, moveUsage } from './move.ts';

export const credit: Verb = {
  name: 'credit',
  usage: moveUsage,
  summary: 'Gives an account coins from its upline; repeated with the same --request-id, it is done once',
  run: (args, house, output) => moveNamed('credit', args, house, output),
};
