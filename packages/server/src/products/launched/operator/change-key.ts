import { need, readArguments, refuseMore } from '../../../operator/arguments/read-arguments.ts';
import { CommandError } from '../../../operator/command-error.ts';
import type { Verb } from '../../../operator/verb.ts';
import { newProviderKey } from '../providers/new-provider-key.ts';
import { changeProviderKey } from '../providers/provider-store.ts';

export const changeKey: Verb = {
  name: 'change-key',
  usage: 'PROVIDER',
  summary: 'Gives a provider another key, shown this once; calls signed with the old one are refused at once',
  async run(args, house, output) {
    const { positionals } = readArguments(args, {}, true);
    refuseMore(positionals, 1);
    const name = need(positionals[0], 'The name of the provider');
    const key = newProviderKey(house.randomBytes);
    if (!(await changeProviderKey(house.db, name, key)))
      throw new CommandError(`There is no provider "${name}"; list-providers shows them.`);
    await house.products?.launched.onChanged();
    output.print(`${name} has another key, which is not shown again: ${key}`);
    return 0;
  },
};
