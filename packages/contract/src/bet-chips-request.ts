import { z } from 'zod';
import { isNestedTooDeeply } from './body-limits.ts';

const chipsMax = 24;
const jsonLengthMax = 2_000;
const complaint = 'Please enter a valid integer value with up to 10 digits.';

const chip = z.union(
  [
    z.int(complaint).nonnegative(complaint).max(9_999_999_999, complaint),
    z.string().regex(/^\d{0,10}$/, complaint),
  ],
  { error: complaint },
);

/** An empty chip ('') is one that the client removed from its slip. */
const chips = z
  .record(z.string().min(1).max(32), chip)
  .refine((all) => Object.keys(all).length <= chipsMax, `expected at most ${chipsMax} chips`)
  .transform((all) =>
    Object.fromEntries(
      Object.entries(all)
        .filter(([, value]) => value !== '')
        .map(([key, value]) => [key, Number(value)]),
    ),
  );

const parsedJson = z
  .string()
  .max(jsonLengthMax)
  .transform((source, context): unknown => {
    try {
      if (!isNestedTooDeeply(source)) return JSON.parse(source);
    } catch {
      // Refused below, as what is nested too deeply is.
    }
    context.addIssue({ code: 'custom', message: 'expected the chips as JSON' });
    return z.NEVER;
  });

/** A map of key to stake, or the same as a JSON string. */
export const betChipsRequest = z.union([parsedJson.pipe(chips), chips], { error: complaint });
