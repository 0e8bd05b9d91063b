import type { Verb } from '../../../operator/verb.ts';
import { switchAviator } from './switch-aviator.ts';

export const shutAviator: Verb = {
  name: 'shut-aviator',
  usage: '',
  summary: 'Shuts Aviator: no more bets at once, its flight is flown to the end, and no other is opened',
  run: (args, house, output) => switchAviator(false, args, house, output),
};
