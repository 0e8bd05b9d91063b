import { hashPassword } from '../../../account/passwords.ts';
import * as store from '../../../account/store.ts';
import { CommandError, readArguments } from '../../../verb/arguments.ts';
import { accountOptions, endSessionsUnder, findClient } from '../../../verb/find-account.ts';
import type { Verb } from '../../../verb/verb.ts';

const { brand, client } = accountOptions;

export const resetPassword: Verb = {
  name: 'reset-password',
  usage: '--client USERNAME [--brand CODE]',
  summary:
    'Gives a client a new password, shown once, and signs it out; it must choose its own before it bets',
  async run(args, house, output) {
    const { values } = readArguments(args, { brand, client });
    const account = await findClient(house, values);
    if (account.is_demo)
      throw new CommandError(`The password of ${account.username} is that of the brand's file, demoLogin.`);
    const password = freshPassword(house.randomBytes);
    await store.resetPassword(house.db, account.id, await hashPassword(password));
    const ended = await endSessionsUnder(house, account.id);
    output.print(`Password of ${account.username}: ${password}`);
    output.print(`It is not shown again. Sessions ended: ${ended}.`);
    return 0;
  },
};

/** 32 letters and digits without those that are easily confused. */
const signs = 'abcdefghijkmnpqrstuvwxyz23456789';
const length = 15;

/** 75 bits, written in groups of five characters. */
function freshPassword(randomBytes: (length: number) => Uint8Array): string {
  const drawn = [...randomBytes(length)].map((byte) => signs[byte % signs.length] ?? '');
  return [drawn.slice(0, 5), drawn.slice(5, 10), drawn.slice(10)].map((group) => group.join('')).join('-');
}
