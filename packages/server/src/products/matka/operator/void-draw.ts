import type { MatkaEntry } from '@maidan/games/rules';
import { need, readArguments, refuseMore } from '../../../operator/arguments/read-arguments.ts';
import { CommandError } from '../../../operator/command-error.ts';
import type { OperatorHouse, Verb } from '../../../operator/verb.ts';
import { type DrawName, isDecided, type MatkaDay, marketOfPart } from '../matka-day.ts';
import { partsEndedBy } from '../play-day.ts';
import { cancelDraw, lastDays } from '../store.ts';
import { afterChange } from './after-change.ts';
import { findMatka, findMatkaDay, readDraw } from './find-matka.ts';

const options = { day: { type: 'string' }, reason: { type: 'string' } } as const;

export const voidDraw: Verb = {
  name: 'void-draw',
  usage: 'MATKA open|close [--day YYYY-MM-DD] --reason TEXT',
  summary:
    'Cancels a draw that is not out: shuts its bets and returns its stakes; without an open, jodis too',
  async run(args, house, output) {
    const { values, positionals } = readArguments(args, options, true);
    refuseMore(positionals, 2);
    const [named, which] = positionals;
    const [entry, draw] = [findMatka(named), readDraw(which)];
    const reason = need(values.reason, '--reason');
    if (values.day === undefined) await refuseInDoubt(house, entry, draw);
    const day = await findMatkaDay(house, entry, values.day);
    const what = `The ${draw} of ${entry.name} on ${day.day}`;
    const decided = () =>
      new CommandError(
        `${what} was drawn or cancelled already; void-market ${marketOfPart(day, draw)} returns bets on a result.`,
      );
    if (isDecided(day[draw])) throw decided();
    await house.setMarkets(
      partsEndedBy(draw).map((part) => marketOfPart(day, part)),
      'shut',
    );
    // The draw was made meanwhile.
    if (!(await cancelDraw(house.db, day, draw, reason, house.by))) throw decided();
    await afterChange(house, day);
    output.print(`${what} is cancelled and its stakes are returned.`);
    return 0;
  },
};

/** Refused where no day is named and nothing of the present day is shut yet: the day before may be meant. */
async function refuseInDoubt({ db, clock }: OperatorHouse, entry: MatkaEntry, draw: DrawName): Promise<void> {
  const [played, before] = await lastDays(db, entry.code);
  if (played === undefined || before === undefined || clock.now() >= played.open.betsUntil) return;
  throw new CommandError(inDoubt(entry, draw, played, before));
}

const inDoubt = ({ name }: MatkaEntry, draw: DrawName, played: MatkaDay, before: MatkaDay): string =>
  `${name} of ${before.day} is over and ${played.day} takes bets. Say which you mean: --day ${played.day} cancels the ${draw} of that day; of ${before.day} it is decided, and void-market ${marketOfPart(before, draw)} returns its bets.`;
