import type { Verb } from '../../../operator/verb.ts';
import { switchMatka } from './switch-matka.ts';

export const openMatka: Verb = {
  name: 'open-matka',
  usage: 'MATKA',
  summary: 'Opens a matka that shut-matka shut',
  run: (args, house, output) => switchMatka(true, args, house, output),
};
