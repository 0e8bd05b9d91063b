import { readArguments, refuseMore } from '../../../operator/arguments/read-arguments.ts';
import { CommandError, UsageError } from '../../../operator/command-error.ts';
import { accountOptions, findClient } from '../../../operator/find-account.ts';
import type { Verb } from '../../../operator/verb.ts';
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
    // A separate session, so that whatever ends the client's sessions also ends the game opened with the token.
    const { token: portalSession } = await house.sessions.open(account, account.brand, house.by);
    const launcher = { client: account.id, portalSession };
    output.print(await newLaunchToken({ house, randomBytes: house.randomBytes }, launcher, game));
    return 0;
  },
};
