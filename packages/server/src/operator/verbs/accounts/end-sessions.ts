import { readArguments } from '../../arguments/read-arguments.ts';
import { endSessionsUnder } from '../../end-sessions.ts';
import { accountOptions, findOperated } from '../../find-account.ts';
import type { Verb } from '../../verb.ts';
import { accountUsage } from './set-betting.ts';

export const endSessions: Verb = {
  name: 'end-sessions',
  usage: accountUsage,
  summary: 'Signs out an account and everyone under it, on every open page at once (userLoggedOut, isLogout)',
  async run(args, house, output) {
    const { values } = readArguments(args, accountOptions);
    const account = await findOperated(house, values);
    output.print(`Sessions ended: ${await endSessionsUnder(house, account.id)}.`);
    return 0;
  },
};
