import type { Verb } from '../../../operator/verb.ts';
import { setMatchNamed } from './set-match.ts';

export const shutMatch: Verb = {
  name: 'shut-match',
  usage: 'EVENT',
  summary: 'Shuts the betting on every market of a match at once; results are still settled',
  run: (args, house, output) => setMatchNamed(false, args, house, output),
};
