import { downlineOf } from '../../../wallet/account-tree.ts';
import { readArguments } from '../../arguments/read-arguments.ts';
import { accountOptions, checkBrand, findOperated } from '../../find-account.ts';
import type { Verb } from '../../verb.ts';

const message = { isRefresh: true } as const;

export const refreshPages: Verb = {
  name: 'refresh-pages',
  usage: '[--client|--account USERNAME] [--brand CODE]',
  summary:
    'Has the open pages of an account and everyone under it, or of a whole brand, reload the balance and go to the sign-in; nobody is signed out (isRefresh)',
  needsServer: true,
  async run(args, house, output) {
    const { values } = readArguments(args, accountOptions);
    if (values.client === undefined && values.account === undefined) {
      const brand = checkBrand(house, values.brand);
      house.outbox.toBrand(brand, 'domainUpdate', message);
      output.print(`Pages of the brand ${brand} are refreshed.`);
      return 0;
    }
    const account = await findOperated(house, values);
    for (const id of await downlineOf(house.db, account.id))
      house.outbox.toClient(id, 'domainUpdate', message);
    output.print(`Pages of ${account.username} and everyone under it are refreshed.`);
    return 0;
  },
};
