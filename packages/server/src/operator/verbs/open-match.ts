import { setMatchNamed } from '../set-match.ts';
import type { Verb } from '../verb.ts';

export const openMatch: Verb = {
  name: 'open-match',
  usage: 'EVENT',
  summary: 'Opens the betting on a match that shut-match shut',
  run: (args, house, output) => setMatchNamed(true, args, house, output),
};
