import { ankOf, isPanna, jodiOf, writePanna } from '@maidan/games/rules';
import { need } from '../../../operator/arguments/read-arguments.ts';
import { UsageError } from '../../../operator/command-error.ts';
import type { DrawName, MatkaDay } from '../matka-day.ts';

/** What an operator may add to the panna as a check against typing mistakes. */
export interface SaidBeside {
  readonly ank?: string | undefined;
  readonly jodi?: string | undefined;
}

/** Reads a panna, which must be well formed and agree with the ank and the jodi if given. */
export function readPanna(
  said: string | undefined,
  { ank, jodi }: SaidBeside,
  day: Pick<MatkaDay, DrawName>,
  draw: DrawName,
): string {
  const panna = need(said, 'The panna');
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
