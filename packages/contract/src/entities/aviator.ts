import { z } from 'zod';
import { instant, zeroOrOne } from '../fields.ts';

export const aviatorBet = z.object({
  _id: z.string(),
  roundId: z.string(),
  userInfo: z.object({ username: z.string() }),
  amount: z.number(),
  /** The multiplier it was cashed out at; null while in flight or when it was lost. */
  multiplier: z.number().nullable(),
  profit: z.number(),
  loss: z.number(),
  isDeclare: zeroOrOne,
  isMine: z.boolean(),
  createdAt: instant,
});
export type AviatorBet = z.output<typeof aviatorBet>;

export const flownRound = z.object({
  roundId: z.string(),
  creashValue: z.number(),
  seed: z.string().optional(),
  seedHash: z.string().optional(),
  createdAt: instant,
});
export type FlownRound = z.output<typeof flownRound>;
