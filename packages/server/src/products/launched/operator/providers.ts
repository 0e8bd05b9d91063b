import { indiaTime } from '../../../time/period.ts';
import { CommandError, need, readArguments, refuseMore, UsageError } from '../../../verb/arguments.ts';
import type { Verb } from '../../../verb/verb.ts';
import {
  changeProviderKey,
  addProvider as insertProvider,
  newProviderKey,
  readGames,
  readProviders,
} from '../game-store.ts';
import type { OperatedLaunched } from '../launched.ts';

export const addProvider: Verb<OperatedLaunched> = {
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

export const changeKey: Verb<OperatedLaunched> = {
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

export const listProviders: Verb<OperatedLaunched> = {
  name: 'list-providers',
  usage: '',
  summary: 'Lists who may use the wallet, and the games each of them plays',
  isReadOnly: () => true,
  async run(args, { db }, output) {
    readArguments(args, {});
    const games = await readGames(db);
    for (const { name, added_at } of await readProviders(db)) {
      output.print(`${name}, since ${indiaTime(added_at).slice(0, 10)}`);
      for (const game of games.filter(({ provider }) => provider === name))
        output.print(`  ${game.id} ${game.name}: ${game.is_on ? 'on' : 'off'}, ${game.address}`);
    }
    return 0;
  },
};
