import type { Verb } from '../../../operator/verb.ts';
import { setMatchNamed } from './set-match.ts';

export const openMatch: Verb = {
  name: 'open-match',
  usage: 'EVENT',
  summary: 'Opens the betting on a match that shut-match shut',
  run: (args, house, output) => setMatchNamed(true, args, house, output),
};
