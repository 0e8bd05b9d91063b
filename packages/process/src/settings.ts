import { z } from 'zod';
import { StartError } from './start-error.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

export const wholeNumber = (least: number, most: number) => {
  const error = `expected a whole number from ${least} to ${most}`;
  return z.coerce.number({ error }).int({ error }).min(least, { error }).max(most, { error });
};

export const numberUpTo = (most: number) => {
  const error = `expected a number above 0 and at most ${most}`;
  return z.coerce.number({ error }).positive({ error }).max(most, { error });
};

export const oneOf = <const Word extends string>(...words: readonly [Word, ...Word[]]) =>
  z.enum(words, { error: `expected one of ${words.join(', ')}` });

export const origins = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter((origin) => origin !== ''))
  .refine(
    (list) => list.every((origin) => URL.parse(origin)?.origin === origin),
    'expected origins, such as https://app.example',
  );

export const databaseUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'expected postgres://user:password@host/database');

export const logLevel = oneOf('fatal', 'error', 'warn', 'info', 'debug', 'silent');

/** The settings of a process; an empty one counts as not set. */
export function readSettings<Settings extends z.ZodRawShape>(
  settings: Settings,
  environment: Environment,
): z.output<z.ZodObject<Settings>> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const read = z.object(settings).safeParse(given);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const name = String(issue?.path[0] ?? 'setting');
  // Not printed: an address may contain a password, and a key is one.
  const isSecret = /_(?:URL|KEY)$/.test(name);
  const value =
    given[name] === undefined ? 'not set' : isSecret ? 'set to something else' : `"${given[name]}"`;
  throw new StartError(`${name} is ${value}: ${issue?.message ?? 'not understood'}.`);
}
