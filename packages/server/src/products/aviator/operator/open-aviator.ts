import type { Verb } from '../../../operator/verb.ts';
import { switchAviator } from './switch-aviator.ts';

export const openAviator: Verb = {
  name: 'open-aviator',
  usage: '',
  summary: 'Opens Aviator after shut-aviator',
  run: (args, house, output) => switchAviator(true, args, house, output),
};
