import { readArguments } from '../../../operator/arguments/read-arguments.ts';
import { checkBrand } from '../../../operator/find-account.ts';
import type { Verb } from '../../../operator/verb.ts';

export const refreshMatches: Verb = {
  name: 'refresh-matches',
  usage: '[--brand CODE]',
  summary: "Has the open pages of a brand's clients fetch the matches again (sportListUpdate)",
  needsServer: true,
  async run(args, house, output) {
    const { values } = readArguments(args, { brand: { type: 'string', default: 'default' } });
    const brand = checkBrand(house, values.brand);
    house.outbox.toBrand(brand, 'domainUpdate', { sportListUpdate: true });
    output.print(`Pages of the brand ${brand} fetch the matches again.`);
    return 0;
  },
};
