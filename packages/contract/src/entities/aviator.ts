import { z } from 'zod';
import { instant, zeroOrOne } from '../fields.ts';

export const aviatorBet = z.object({
  _id: z.string(),
  roundId: z.string(),
  /** The name is shortened, except on the client's own bets. */
  userInfo: z.object({ username: z.string() }),
  amount: z.number(),
  /** The multiplier it was cashed out at; null while in flight or when it was lost. */
  multiplier: z.number().nullable(),
  profit: z.number(),
  loss: z.number(),
  isDeclare: zeroOrOne,
  isMine: z.boolean(),
  /** The target the server cashes it out at. Only on the client's own bets. */
  autoCashOut: z.number().optional(),
  /** Its stake was returned. */
  isVoid: z.boolean().optional(),
  /** Where the flight crashed, once it has. */
  crashValue: z.number().optional(),
  createdAt: instant,
});
export type AviatorBet = z.output<typeof aviatorBet>;

/** A finished round. All but the crash value is there to verify it. */
export const flownRound = z.object({
  roundId: z.string(),
  creashValue: z.number(),
  /** Every stake was returned; the crash value is the one that the seed gives. */
  isVoid: z.boolean().optional(),
  seed: z.string().optional(),
  seedHash: z.string().optional(),
  /** Public, in hex: its bytes are the message of the HMAC whose key is the seed. */
  salt: z.string().optional(),
  /** What the house was bound to before the first bet: `seedHash`, `v` with the version, and the salt, joined by points. */
  commitment: z.string().optional(),
  /** Version of the formula. */
  version: z.int().optional(),
  /** Published before the first round of the chain; hashing the round's seed `position` times gives it. */
  chainEnd: z.string().optional(),
  position: z.int().optional(),
  createdAt: instant,
});
export type FlownRound = z.output<typeof flownRound>;
