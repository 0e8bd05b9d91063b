import { need, readArguments, refuseMore } from '../../../operator/arguments/read-arguments.ts';
import { readCoins } from '../../../operator/arguments/read-figures.ts';
import { CommandError, UsageError } from '../../../operator/command-error.ts';
import type { Verb } from '../../../operator/verb.ts';
import { adapters } from '../adapters/adapters.ts';
import { readGames, writeGames } from '../games/game-store.ts';
import { ownProvider } from '../games/own-games.ts';
import { readProviders } from '../providers/provider-store.ts';

const options = {
  returns: { type: 'string', default: '100' },
  most: { type: 'string' },
  adapter: { type: 'string', default: 'studio' },
} as const;
/** The largest multiple of a stake that counts as what the house may lose. */
const returnsMost = 100_000;

export const addGame: Verb = {
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
