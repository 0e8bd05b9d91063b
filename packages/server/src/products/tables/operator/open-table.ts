import { readArguments } from '../../../operator/arguments/read-arguments.ts';
import type { Verb } from '../../../operator/verb.ts';
import { switchTable } from './switch-table.ts';

export const openTable: Verb = {
  name: 'open-table',
  usage: 'TABLE',
  summary: 'Opens a live table that shut-table shut',
  run: (args, house, output) =>
    switchTable({ isOpen: true, message: null }, readArguments(args, {}, true).positionals, house, output),
};
