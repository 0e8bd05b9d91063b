import type { Verb } from '../../../operator/verb.ts';
import { switchMatka } from './switch-matka.ts';

export const shutMatka: Verb = {
  name: 'shut-matka',
  usage: 'MATKA',
  summary: 'Shuts a matka: no more bets at once, its day is drawn to the end, and no other is opened',
  run: (args, house, output) => switchMatka(false, args, house, output),
};
