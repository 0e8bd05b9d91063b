import { ankOf, isPanna, jodiOf, type MatkaEntry, writePanna } from '@maidan/games/rules';
import { CommandError, need, readArguments, refuseMore, UsageError } from '../../../verb/arguments.ts';
import { shownTime } from '../../../verb/table.ts';
import type { OperatorHouse, Verb } from '../../../verb/verb.ts';
import type { OperatedMatka } from '../matka.ts';
import { type DrawName, isDecided, type MatkaDay, marketOfPart } from '../matka-day.ts';
import { partsEndedBy } from '../play-day.ts';
import { settleDay } from '../settle-day.ts';
import { cancelDraw, findDay, keepPanna, lastDays } from '../store.ts';
import { findMatka, findMatkaDay, readDraw } from './set-matka.ts';

const enterOptions = { ank: { type: 'string' }, jodi: { type: 'string' } } as const;

export const enterPanna: Verb<OperatedMatka> = {
  name: 'enter-panna',
  usage: 'MATKA open|close PANNA [--ank N] [--jodi NN]',
  summary:
    'Enters the panna of a draw that set-matka left to an operator, once bets are shut, and settles it',
  async run(args, house, output) {
    const { values, positionals } = readArguments(args, enterOptions, true);
    refuseMore(positionals, 3);
    const [named, which, typedPanna] = positionals;
    const [entry, draw] = [findMatka(named), readDraw(which)];
    const day = await findMatkaDay(house, entry, undefined);
    const what = `The ${draw} of ${entry.name} on ${day.day}`;
    if (day.drawnBy === 'seed')
      throw new CommandError(`${what} is drawn by its seed, which was published before the first bet.`);
    const panna = readPanna(typedPanna, values, day, draw);
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

const voidOptions = { day: { type: 'string' }, reason: { type: 'string' } } as const;

export const voidDraw: Verb<OperatedMatka> = {
  name: 'void-draw',
  usage: 'MATKA open|close [--day YYYY-MM-DD] --reason TEXT',
  summary:
    'Cancels a draw that is not out: shuts its bets and returns its stakes; without an open, jodis too',
  async run(args, house, output) {
    const { values, positionals } = readArguments(args, voidOptions, true);
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
async function refuseInDoubt(
  { db, clock }: OperatorHouse<OperatedMatka>,
  entry: MatkaEntry,
  draw: DrawName,
): Promise<void> {
  const [played, before] = await lastDays(db, entry.code);
  if (played === undefined || before === undefined || clock.now() >= played.open.betsUntil) return;
  throw new CommandError(inDoubt(entry, draw, played, before));
}

const inDoubt = ({ name }: MatkaEntry, draw: DrawName, played: MatkaDay, before: MatkaDay): string =>
  `${name} of ${before.day} is over and ${played.day} takes bets. Say which you mean: --day ${played.day} cancels the ${draw} of that day; of ${before.day} it is decided, and void-market ${marketOfPart(before, draw)} returns its bets.`;

/** Carries out the consequences of a change by hand: in the running server, or here where none runs. */
export async function afterChange(
  house: OperatorHouse<OperatedMatka>,
  { matka, day }: Pick<MatkaDay, 'matka' | 'day'>,
): Promise<void> {
  if (house.products !== undefined) return house.products.matka.onChanged(matka);
  const now = await findDay(house.db, matka, day);
  // A finished day is settled already, and its markets without bets may be deleted.
  if (now !== undefined && now.overAt === null) await settleDay(house.settling, now, new Set());
}

/** What an operator may add to the panna as a check against typing mistakes. */
export interface PannaCheck {
  readonly ank?: string | undefined;
  readonly jodi?: string | undefined;
}

/** Reads a panna, which must be well formed and agree with the ank and the jodi if given. */
export function readPanna(
  typedPanna: string | undefined,
  { ank, jodi }: PannaCheck,
  day: Pick<MatkaDay, DrawName>,
  draw: DrawName,
): string {
  const panna = need(typedPanna, 'The panna');
  if (!isPanna(panna)) {
    const isThree = /^\d{3}$/.test(panna);
    const meant = isThree ? ` Its digits in order are ${writePanna([...panna])}.` : '';
    throw new UsageError(`"${panna}" is no panna: expected three digits, ascending, with 0 after 9.${meant}`);
  }
  if (ank !== undefined && ank !== ankOf(panna))
    throw new UsageError(`The ank of ${panna} is ${ankOf(panna)}, not ${ank}.`);
  if (jodi === undefined) return panna;
  const other = draw === 'close' ? day.open.panna : day.close.panna;
  if (other === null) throw new UsageError('There is no jodi while the other draw is not out.');
  const made = draw === 'close' ? jodiOf(other, panna) : jodiOf(panna, other);
  if (jodi !== made) throw new UsageError(`${panna} makes the jodi ${made}, not ${jodi}.`);
  return panna;
}
