import type { Verb } from '../../verb.ts';
import { moveNamed, moveUsage } from './move.ts';

export const debit: Verb = {
  name: 'debit',
  usage: moveUsage,
  summary:
    'Takes coins from an account back to its upline; repeated with the same --request-id, it is done once',
  run: (args, house, output) => moveNamed('debit', args, house, output),
};
