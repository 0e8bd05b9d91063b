import { type MatkaEntry, matkaAt, matkaMarkets } from '@maidan/games/rules';
import { need } from '../../../operator/arguments/read-arguments.ts';
import { CommandError, UsageError } from '../../../operator/command-error.ts';
import type { OperatorHouse } from '../../../operator/verb.ts';
import type { DrawName, MatkaDay } from '../matka-day.ts';
import { findDay, lastDays } from '../store.ts';

/** By its code or its event id. */
export function findMatka(named: string | undefined): MatkaEntry {
  const name = need(named, 'The name of the matka');
  const found = matkaAt(name);
  if (found !== undefined) return found;
  const codes = matkaMarkets.map(({ code }) => code).join(', ');
  throw new CommandError(`There is no matka "${name}". Those of the house are ${codes}.`);
}

export function readDraw(named: string | undefined): DrawName {
  const name = need(named, 'Which draw, open or close,');
  if (name !== 'open' && name !== 'close')
    throw new UsageError(`"${name}" is no draw: expected open or close.`);
  return name;
}

/** The named day, or the present one. */
export async function findMatkaDay(
  { db }: OperatorHouse,
  { code, name }: MatkaEntry,
  day: string | undefined,
): Promise<MatkaDay> {
  if (day !== undefined && !/^\d{4}-\d\d-\d\d$/.test(day))
    throw new UsageError(`"${day}" is no day: expected YYYY-MM-DD.`);
  const found = day === undefined ? (await lastDays(db, code))[0] : await findDay(db, code, day);
  if (found === undefined)
    throw new CommandError(`${name} has no day${day === undefined ? ' yet' : ` ${day}`}.`);
  return found;
}
