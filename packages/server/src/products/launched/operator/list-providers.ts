import { readArguments } from '../../../operator/arguments/read-arguments.ts';
import type { Verb } from '../../../operator/verb.ts';
import { indiaTime } from '../../../time/india-time.ts';
import { readGames } from '../games/game-store.ts';
import { readProviders } from '../providers/provider-store.ts';

export const listProviders: Verb = {
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
