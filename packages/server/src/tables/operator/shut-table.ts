import type { Verb } from '../../operator/verb.ts';
import { switchTable } from './switch-table.ts';

export const shutTable: Verb = {
  name: 'shut-table',
  usage: 'TABLE',
  summary: 'Shuts a live table: no more bets at once, its round is dealt to the end, and no other is opened',
  run: (args, house, output) => switchTable(false, args, house, output),
};
