import { writeNotices } from '../../../brands/store.ts';
import { readArguments, UsageError } from '../../../verb/arguments.ts';
import { accountOptions, checkBrand, findOperated } from '../../../verb/find-account.ts';
import type { Verb } from '../../../verb/verb.ts';
import { downlineOf } from '../../../wallet/accounts.ts';

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

const options = {
  brand: { type: 'string', default: 'default' },
  'client-text': { type: 'string' },
  'user-text': { type: 'string' },
} as const;

export const setNotice: Verb = {
  name: 'set-notice',
  usage: '[--client-text TEXT] [--user-text TEXT] [--brand CODE]',
  summary: "Sets a brand's notices and sends them to its clients at once; an empty text removes a notice",
  async run(args, house, output) {
    const { values } = readArguments(args, options);
    const { 'client-text': client, 'user-text': user } = values;
    if (client === undefined && user === undefined) throw new UsageError('No text is given.');
    const brand = checkBrand(house, values.brand);
    await writeNotices(house.db, brand, {
      ...(client === undefined ? {} : { client }),
      ...(user === undefined ? {} : { user }),
    });
    house.outbox.toBrand(brand, 'domainUpdate', { isDomainSettingUpdate: true });
    output.print(`The notices of the brand ${brand} are set.`);
    return 0;
  },
};
