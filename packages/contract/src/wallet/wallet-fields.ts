import { z } from 'zod';

/** Points with two decimals, as text, so that none is rounded as a double. */
export const points = z
  .string()
  .regex(/^(0|[1-9]\d{0,8})\.\d{2}$/, 'expected points with two decimals, such as "12.50"');

/** What a player may stake. It may exceed the largest amount of one transaction. */
export const balancePoints = z
  .string()
  .regex(/^(0|[1-9]\d{0,12})\.\d{2}$/, 'expected points with two decimals, such as "12.50"');

/** A provider's own name for a transaction or a round. */
export const providerId = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9_.:-]{0,63}$/, 'expected 1 to 64 of letters, digits and _.:-');

/** An id issued by the house: a launch token, a session, a player. */
export const opaque = z.string().regex(/^[A-Za-z0-9_-]{1,100}$/, 'expected what the house gave');
