import { need, readArguments } from '../../operator/arguments/read-arguments.ts';
import { CommandError } from '../../operator/command-error.ts';
import type { Verb } from '../../operator/verb.ts';
import { marketOfPart } from '../matka-day.ts';
import { partsEndedBy } from '../play-day.ts';
import { cancelDraw } from '../store.ts';
import { afterChange } from './after-change.ts';
import { findMatka, findMatkaDay, readDraw } from './find-matka.ts';

const options = { reason: { type: 'string' } } as const;

export const voidDraw: Verb = {
  name: 'void-draw',
  usage: 'MATKA open|close --reason TEXT',
  summary:
    'Cancels a draw that is not out: shuts its bets and returns its stakes; without an open, jodis too',
  async run(args, house, output) {
    const { values, positionals } = readArguments(args, options, true);
    const [named, which] = positionals;
    const [entry, draw] = [findMatka(named), readDraw(which)];
    const reason = need(values.reason, '--reason');
    const day = await findMatkaDay(house, entry, undefined);
    const what = `The ${draw} of ${entry.name} on ${day.day}`;
    await house.setMarkets(
      partsEndedBy(draw).map((part) => marketOfPart(day, part)),
      'shut',
    );
    if (!(await cancelDraw(house.db, day, draw, reason, house.by)))
      throw new CommandError(`${what} was drawn or cancelled already; void-market returns bets on a result.`);
    await afterChange(house, day);
    output.print(`${what} is cancelled and its stakes are returned.`);
    return 0;
  },
};
