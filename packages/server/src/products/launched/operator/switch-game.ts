import { need, readArguments, refuseMore } from '../../../operator/arguments/read-arguments.ts';
import { CommandError, UsageError } from '../../../operator/command-error.ts';
import type { Verb } from '../../../operator/verb.ts';
import { switchGame as setGame } from '../games/game-store.ts';

export const switchGame: Verb = {
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
