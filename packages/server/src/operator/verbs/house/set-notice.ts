import { writeNotices } from '../../../brands/store.ts';
import { readArguments } from '../../arguments/read-arguments.ts';
import { UsageError } from '../../command-error.ts';
import { checkBrand } from '../../find-account.ts';
import type { Verb } from '../../verb.ts';

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
