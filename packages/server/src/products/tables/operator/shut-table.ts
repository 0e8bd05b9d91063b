import { readArguments } from '../../../operator/arguments/read-arguments.ts';
import { UsageError } from '../../../operator/command-error.ts';
import type { Verb } from '../../../operator/verb.ts';
import { switchTable } from './switch-table.ts';

/** The longest message that a phone shows without scrolling. */
const messageMost = 200;

export const shutTable: Verb = {
  name: 'shut-table',
  usage: 'TABLE [--message WORDS]',
  summary: 'Shuts a live table: no more bets at once, its round is dealt to the end, and no other is opened',
  async run(args, house, output) {
    const { values, positionals } = readArguments(args, { message: { type: 'string' } }, true);
    const message = values.message?.trim() || null;
    if (message !== null && message.length > messageMost)
      throw new UsageError(`--message has ${message.length} characters: expected at most ${messageMost}.`);
    return switchTable({ isOpen: false, message }, positionals, house, output);
  },
};
