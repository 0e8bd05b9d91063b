import { readArguments, refuseMore } from '../../operator/arguments/read-arguments.ts';
import { CommandError, UsageError } from '../../operator/command-error.ts';
import { accountOptions, findClient } from '../../operator/find-account.ts';
import type { Verb } from '../../operator/verb.ts';
import { readGames } from '../games/game-store.ts';
import { newLaunchToken } from '../sessions/launch-game.ts';

const { brand } = accountOptions;

export const launchToken: Verb = {
  name: 'launch-token',
  usage: '[--brand CODE] CLIENT GAMEID',
  summary: 'Shows a launch token of a client for a game, good once and for a minute: to test a provider with',
  async run(args, house, output) {
    const { values, positionals } = readArguments(args, { brand }, true);
    refuseMore(positionals, 2);
    const [client, id] = positionals;
    if (client === undefined || id === undefined) throw new UsageError('CLIENT and GAMEID are expected.');
    const account = await findClient(house, { ...values, client });
    const game = (await readGames(house.db)).find((each) => each.id === id);
    if (game === undefined) throw new CommandError(`There is no launched game "${id}".`);
    output.print(
      await newLaunchToken({ house, randomBytes: house.randomBytes }, { client: account.id }, game),
    );
    return 0;
  },
};
