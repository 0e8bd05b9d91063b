import { z } from 'zod';
import { instant, zeroOrOne } from '../fields.ts';

export const aviatorBet = z.object({
  _id: z.string(),
  roundId: z.string(),
  /** Shortened, but for the client's own. */
  userInfo: z.object({ username: z.string() }),
  amount: z.number(),
  /** The multiplier it was cashed out at; null while in flight or when it was lost. */
  multiplier: z.number().nullable(),
  profit: z.number(),
  loss: z.number(),
  isDeclare: zeroOrOne,
  isMine: z.boolean(),
  /** The target the server cashes it out at. Only of the client's own bets. */
  autoCashOut: z.number().optional(),
  /** Its stake was returned. */
  isVoid: z.boolean().optional(),
  /** Where the flight crashed, once it has. */
  crashValue: z.number().optional(),
  createdAt: instant,
});
export type AviatorBet = z.output<typeof aviatorBet>;

/** A round that is over. All but the crash value is what it takes to check it. */
export const flownRound = z.object({
  roundId: z.string(),
  creashValue: z.number(),
  /** Every stake was returned; the crash value is what its seed says. */
  isVoid: z.boolean().optional(),
  seed: z.string().optional(),
  seedHash: z.string().optional(),
  /** Public, in hex: its bytes are the message of the HMAC whose key is the seed. */
  salt: z.string().optional(),
  /** Of the formula. */
  version: z.int().optional(),
  /** Published before the first round of the chain; this many hashes lead from the round's seed to it. */
  chainEnd: z.string().optional(),
  position: z.int().optional(),
  createdAt: instant,
});
export type FlownRound = z.output<typeof flownRound>;
