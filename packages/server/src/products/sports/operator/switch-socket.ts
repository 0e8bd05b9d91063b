import { need, readArguments } from '../../../operator/arguments/read-arguments.ts';
import { CommandError, UsageError } from '../../../operator/command-error.ts';
import type { Verb } from '../../../operator/verb.ts';
import { setSocketPerm } from './store.ts';

const words = { on: true, off: false } as const;

export const switchSocket: Verb = {
  name: 'switch-socket',
  usage: 'EVENT on|off',
  summary: "Has clients receive a match's prices by socket, or poll them every second (socketPerm)",
  async run(args, house, output) {
    const [event, word = '', extra] = readArguments(args, {}, true).positionals;
    const eventId = need(event, 'The id of the match');
    if (extra !== undefined) throw new UsageError(`One match at a time; "${extra}" is too much.`);
    if (word !== 'on' && word !== 'off') throw new UsageError(`"${word}": expected on or off.`);
    const name = await setSocketPerm(house.db, eventId, words[word]);
    if (name === undefined) throw new CommandError(`There is no match "${eventId}".`);
    house.products?.sports.onListSet();
    output.print(`Prices of ${name} (${eventId}) are ${word === 'on' ? 'sent by socket' : 'polled'}.`);
    return 0;
  },
};
