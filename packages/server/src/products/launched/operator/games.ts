import {
  CommandError,
  need,
  readArguments,
  readCoins,
  refuseMore,
  UsageError,
} from '../../../verb/arguments.ts';
import { accountOptions, findClient } from '../../../verb/find-account.ts';
import type { ListShut, Verb } from '../../../verb/verb.ts';
import { adapters } from '../adapters.ts';
import { readGames, readProviders, switchGame as setGame, writeGames } from '../game-store.ts';
import type { OperatedLaunched } from '../launched.ts';
import { ownProvider } from '../own-games.ts';
import { newLaunchToken } from '../sessions/launch-game.ts';

const options = {
  returns: { type: 'string', default: '100' },
  most: { type: 'string' },
  adapter: { type: 'string', default: 'studio' },
} as const;
/** The largest multiple of a stake that counts as what the house may lose. */
const returnsMost = 100_000;

export const addGame: Verb<OperatedLaunched> = {
  name: 'add-game',
  usage: 'GAMEID PROVIDER NAME ADDRESS [--returns TIMES] [--most POINTS] [--adapter NAME]',
  summary:
    "Offers a game of another provider, or changes it: its page's address, how it is opened, and the most a stake returns and a round wins",
  async run(args, house, output) {
    const { values, positionals } = readArguments(args, options, true);
    refuseMore(positionals, 4);
    const [id, provider, name, address] = ['GAMEID', 'PROVIDER', 'NAME', 'ADDRESS'].map((word, index) =>
      need(positionals[index], word),
    ) as [string, string, string, string];
    const returns = Number(values.returns);
    if (!Number.isInteger(returns) || returns < 1 || returns > returnsMost)
      throw new UsageError(
        `--returns is "${values.returns}": expected a whole number from 1 to ${returnsMost}.`,
      );
    const { adapter } = values;
    if (!Object.hasOwn(adapters, adapter))
      throw new UsageError(`--adapter is "${adapter}": expected one of ${Object.keys(adapters).join(', ')}.`);
    if (!/^[A-Za-z0-9-]{1,32}$/.test(id)) throw new UsageError(`"${id}" is no game's id.`);
    if (!/^https:\/\/[^\s#]+$/.test(address))
      throw new UsageError(`"${address}": expected an https address without a fragment.`);
    const games = await readGames(house.db);
    if (games.some((game) => game.id === id && game.provider === ownProvider))
      throw new CommandError(`${id} is a game of the house.`);
    if (!(await readProviders(house.db)).some((each) => each.name === provider))
      throw new CommandError(`There is no provider "${provider}"; add-provider adds one.`);
    const profit_max = values.most === undefined ? null : readCoins(values.most, '--most');
    const position = games.length;
    const game = {
      id,
      provider,
      name,
      kind: 'other',
      adapter,
      address,
      returns_times: returns,
      profit_max,
    };
    await writeGames(house.db, [game], position);
    await house.products?.launched.onChanged();
    output.print(`${name} (${id}) of ${provider} is offered at ${address}.`);
    return 0;
  },
};

export const switchGame: Verb<OperatedLaunched> = {
  name: 'switch-game',
  usage: 'GAMEID on|off',
  summary: 'Offers a launched game, or does not: off, it takes no bets, and rounds under way are paid',
  async run(args, house, output) {
    const { positionals } = readArguments(args, {}, true);
    refuseMore(positionals, 2);
    const id = need(positionals[0], 'The id of the game');
    const word = need(positionals[1], 'on or off');
    if (word !== 'on' && word !== 'off') throw new UsageError(`"${word}": expected on or off.`);
    const name = await setGame(house.db, id, word === 'on');
    if (name === undefined) throw new CommandError(`There is no launched game "${id}".`);
    await house.products?.launched.onChanged();
    output.print(`${name} (${id}) is ${word}.`);
    return 0;
  },
};

export const switchedOffGames: ListShut = async (db) =>
  (await readGames(db))
    .filter(({ is_on }) => !is_on)
    .map(({ id, name }) => ({ what: 'launched game', id, name, undo: `switch-game ${id} on` }));

const { brand } = accountOptions;

export const launchToken: Verb<OperatedLaunched> = {
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
