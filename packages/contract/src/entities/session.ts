import { z } from 'zod';
import { languages } from '../brand/brand-words.ts';

export const betChips = z.record(z.string(), z.int());

export const sessionUser = z.object({
  userId: z.string(),
  username: z.string(),
  /** Shown as the client code. */
  name: z.string(),
  userType: z.string(),
  balance: z.number(),
  exposure: z.number(),
  /** The chosen rate difference times 100: 100 to 500. */
  rateReffrence: z.int(),
  betChipsData: betChips,
  betChipsModal: z.boolean(),
  intCasinoMultiply: z.number(),
  isPasswordChanged: z.boolean(),
  language: z.enum(languages).optional(),
});
export type SessionUser = z.output<typeof sessionUser>;

export const session = z.object({
  token: z.string(),
  data: sessionUser,
  isClient: z.boolean(),
  /** To be kept by the device and sent with its next sign-in: it gives no access, and outlives the session. */
  deviceToken: z.string().optional(),
  /** Wrong passwords since the last sign-in, where there were any. */
  wrongTries: z.int().optional(),
});
export type Session = z.output<typeof session>;

/**
 * The reply to a sign-in: the session as the specification has it, and beside it, for clients that read the client straight from
 * `data`, the same client with its rate difference in hundredths (0.01 to 0.05).
 */
export const signedIn = session.extend({
  ...sessionUser.shape,
  rateReffrence: z.number(),
  /** The code of the brand it is of. */
  brand: z.string(),
});

/** `coins` is balance less exposure: what the client may still stake. */
export const wallet = z.object({ coins: z.number(), exposure: z.number() });
export type Wallet = z.output<typeof wallet>;
