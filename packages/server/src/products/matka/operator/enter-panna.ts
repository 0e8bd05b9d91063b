import { readArguments, refuseMore } from '../../../operator/arguments/read-arguments.ts';
import { CommandError } from '../../../operator/command-error.ts';
import { shownTime } from '../../../operator/shown.ts';
import type { Verb } from '../../../operator/verb.ts';
import { marketOfPart } from '../matka-day.ts';
import { partsEndedBy } from '../play-day.ts';
import { keepPanna } from '../store.ts';
import { afterChange } from './after-change.ts';
import { findMatka, findMatkaDay, readDraw } from './find-matka.ts';
import { readPanna } from './read-panna.ts';

const options = { ank: { type: 'string' }, jodi: { type: 'string' } } as const;

export const enterPanna: Verb = {
  name: 'enter-panna',
  usage: 'MATKA open|close PANNA [--ank N] [--jodi NN]',
  summary:
    'Enters the panna of a draw that set-matka left to an operator, once bets are shut, and settles it',
  async run(args, house, output) {
    const { values, positionals } = readArguments(args, options, true);
    refuseMore(positionals, 3);
    const [named, which, said] = positionals;
    const [entry, draw] = [findMatka(named), readDraw(which)];
    const day = await findMatkaDay(house, entry, undefined);
    const what = `The ${draw} of ${entry.name} on ${day.day}`;
    if (day.drawnBy === 'seed')
      throw new CommandError(`${what} is drawn by its seed, which was published before the first bet.`);
    const panna = readPanna(said, values, day, draw);
    const { betsUntil } = day[draw];
    if (house.clock.now() < betsUntil)
      throw new CommandError(`${what} takes bets until ${shownTime(betsUntil)}. Nothing was entered.`);
    // Shut for good, so that no bet is taken after the panna even if the clock is set back.
    await house.setMarkets(
      partsEndedBy(draw).map((part) => marketOfPart(day, part)),
      'shut',
    );
    if (!(await keepPanna(house.db, day, draw, panna, house.by)))
      throw new CommandError(`${what} was drawn or cancelled already; correct-panna replaces a panna.`);
    await afterChange(house, day);
    output.print(`${what} is ${panna}.`);
    return 0;
  },
};
