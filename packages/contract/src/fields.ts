import { z } from 'zod';

const idLengthMax = 64;
const textLengthMax = 500;
/** Keeps an amount in hundredths inside the whole numbers a double holds exactly. */
const amountMax = 9_999_999_999_999;

export const webAddress = z.url({ protocol: /^https?$/, error: 'expected a web address' }).max(textLengthMax);

/** Clients send ids as strings or as whole numbers; inside they are strings. */
export const id = z
  .union([z.string().min(1).max(idLengthMax), z.int().nonnegative()], {
    error: 'expected an id of 1 to 64 characters',
  })
  .transform(String);

export const requestId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{8,64}$/, 'expected 8 to 64 of letters, digits, _ and -');

/** A number, or a numeric string as many clients send: always a finite number once parsed. */
const numeric = z
  .union([z.number(), z.string().regex(/^\s*-?\d{1,16}(\.\d{1,20})?\s*$/, 'expected a number')], {
    error: 'expected a number',
  })
  .transform(Number);

export const numericBetween = (min: number, max: number) => numeric.pipe(z.number().min(min).max(max));

export const amount = numeric.pipe(z.number().gt(0, 'expected an amount above 0').max(amountMax));
export const wholeNumber = (min: number, max: number) => numeric.pipe(z.int().min(min).max(max));

/** Many clients send an absent field as "" or null. */
export const orNothing = <Field extends z.ZodType>(field: Field) =>
  z
    .union([z.literal(''), z.null(), field])
    .transform((value) => (value === '' || value === null ? undefined : value))
    .optional();

export const flag = z
  .union([z.boolean(), z.literal(0), z.literal(1)], { error: 'expected true or false' })
  .transform(Boolean);

/** YYYY-MM-DD, a day that exists. */
export const date = z.iso.date({ error: 'expected a real date as YYYY-MM-DD' });

interface Days {
  readonly fromDate?: string | undefined;
  readonly toDate?: string | undefined;
}

/** For a request of a range of days, both ends included. */
export const inOrderOfDays = <Request extends z.ZodType<Days>>(request: Request) =>
  request.refine(
    ({ fromDate, toDate }) => fromDate === undefined || toDate === undefined || fromDate <= toDate,
    { path: ['fromDate'], error: 'expected no later than toDate' },
  );

/** Replies: an instant, ISO 8601 in UTC. */
export const instant = z.string();
export const zeroOrOne = z.union([z.literal(0), z.literal(1)]);
export const nothing = z.null();
