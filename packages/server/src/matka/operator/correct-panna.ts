import { createInTurn } from '../../in-turn.ts';
import { need, readArguments, refuseMore } from '../../operator/arguments/read-arguments.ts';
import { CommandError } from '../../operator/command-error.ts';
import type { Verb, VerbHouse } from '../../operator/verb.ts';
import type { MatkaDay } from '../matka-day.ts';
import { declarationsOf } from '../settle-day.ts';
import { findDay, replacePanna } from '../store.ts';
import { afterChange } from './after-change.ts';
import { findMatka, findMatkaDay, readDraw } from './find-matka.ts';
import { readPanna } from './read-panna.ts';

/** One correction of a matka at a time: two at once would each settle some of the day's bets by their own panna. */
const inTurn = createInTurn();

const options = { reason: { type: 'string' }, ank: { type: 'string' }, jodi: { type: 'string' } } as const;

export const correctPanna: Verb = {
  name: 'correct-panna',
  usage: 'MATKA DAY open|close PANNA --reason TEXT [--ank N] [--jodi NN]',
  summary:
    'Replaces a panna that was declared wrongly and settles its bets again; the chart shows that it was corrected',
  async run(args, house, output) {
    const { values, positionals } = readArguments(args, options, true);
    refuseMore(positionals, 4);
    const [named, asked, which, said] = positionals;
    const [entry, draw] = [findMatka(named), readDraw(which)];
    const reason = need(values.reason, '--reason');
    const date = need(asked, 'The day, as YYYY-MM-DD,');
    return inTurn(entry.code, async () => {
      const day = await findMatkaDay(house, entry, date);
      const what = `The ${draw} of ${entry.name} on ${day.day}`;
      const before = day[draw].panna;
      if (before === null) throw new CommandError(`${what} has no panna to replace.`);
      const panna = readPanna(said, values, day, draw);
      if (panna !== before) await replacePanna(house.db, day, draw, panna, house.by);
      // First finishes what the server was about to settle by the old panna.
      await afterChange(house, day);
      await settleAgain(house, day, reason);
      output.print(
        panna === before
          ? `${what} was ${panna} already, and its bets are settled by it.`
          : `${what} is ${panna} in place of ${before}.`,
      );
      return 0;
    });
  },
};

/** Safe to repeat after an interruption: a result that is already right is unchanged. */
async function settleAgain(house: VerbHouse, { matka, day }: MatkaDay, reason: string): Promise<void> {
  const now = await findDay(house.db, matka, day);
  if (now === undefined) throw new Error(`day ${day} of ${matka} is gone`);
  for (const declaration of declarationsOf(now)) {
    const said = { ...declaration, declaredBy: house.by, reason: `${declaration.reason}. ${reason}` };
    const answer = await house.settling.correct(said);
    // Not declared: it will be, by the new panna. Unknown: it had no bets and was deleted.
    if (!answer.ok && !['not-declared', 'market-unknown'].includes(answer.refusal.code))
      throw new CommandError(`${declaration.marketId} could not be settled again: ${answer.refusal.code}.`);
  }
}
