import { need, readArguments, refuseMore } from '../../../operator/arguments/read-arguments.ts';
import { CommandError, UsageError } from '../../../operator/command-error.ts';
import type { Verb } from '../../../operator/verb.ts';
import { newProviderKey } from '../providers/new-provider-key.ts';
import { addProvider as insertProvider } from '../providers/provider-store.ts';

export const addProvider: Verb = {
  name: 'add-provider',
  usage: 'NAME',
  summary: 'Lets a provider of launched games use the wallet, and shows its key, this once',
  async run(args, house, output) {
    const { positionals } = readArguments(args, {}, true);
    refuseMore(positionals, 1);
    const name = need(positionals[0], 'The name of the provider');
    if (!/^[a-z][a-z0-9-]{1,31}$/.test(name))
      throw new UsageError(`"${name}" is no provider's name: expected 2 to 32 of a-z, 0-9 and -.`);
    const key = newProviderKey(house.randomBytes);
    if (!(await insertProvider(house.db, name, key, house.clock.now())))
      throw new CommandError(
        `There is a provider ${name} already. Its key was not changed; change-key gives it another.`,
      );
    await house.products?.launched.onChanged();
    output.print(`${name} may use the wallet. Its key, which is not shown again: ${key}`);
    return 0;
  },
};
