import { need, readArguments } from '../../arguments/read-arguments.ts';
import type { Verb } from '../../verb.ts';
import { createNamed, createOptions } from './create-account.ts';

export const createClient: Verb = {
  name: 'create-client',
  usage: '--username NAME --password SECRET --upline USERNAME [--name TEXT] [--coins N] [--brand CODE]',
  summary: 'Creates a client, with first coins from its upline if given',
  async run(args, house, output) {
    const { values } = readArguments(args, createOptions);
    need(values.password, '--password');
    return createNamed('client', values, house, output);
  },
};
