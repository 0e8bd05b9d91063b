import { z } from 'zod';
import { instant } from '../fields.ts';
import { marketKey, remarkKey, transferKind } from './transfer-facts.ts';

/** An addition of ours: everything that led to the result of a bet. */
export const betStory = z.object({
  _id: z.string(),
  matchName: z.string(),
  marketName: z.string(),
  marketKey: marketKey.optional(),
  selectionName: z.string(),
  marketId: z.string(),
  eventId: z.string(),
  /** Only on a match that the house plays itself: its results can be verified. */
  seedHash: z.string().optional(),
  oddsType: z.string(),
  /** Whether the prices include the stake. */
  isDecimal: z.boolean(),
  type: z.enum(['L', 'K', 'Y', 'N']),
  amount: z.number(),
  /** The price the client saw, and the price the bet was taken at. */
  oddsSeen: z.number(),
  odds: z.number(),
  /** A bet on a flight or at a launched game has no price. */
  isUnpriced: z.boolean().optional(),
  /** The multiplier a bet on a flight was cashed out at. */
  cashedOutAt: z.number().optional(),
  run: z.number().nullable(),
  createdAt: instant,
  state: z.enum(['open', 'settled', 'void', 'deleted']),
  /** Why it was taken out, if it was. */
  remark: z.string(),
  /** The rule that took it out; absent where an operator did, with a remark. */
  takenOutRule: z.string().optional(),
  profitLoss: z.number(),
  /** Every result declared on its market, oldest first; the last one is in force. */
  results: z.array(
    z.object({
      declaredAt: instant,
      /** The winner's name or the run; empty when void, and where the reason alone says how the round of a launched game ended. */
      outcome: z.string(),
      isVoid: z.boolean(),
      /** The anchor of the rule on the rules page. */
      rule: z.string(),
      reason: z.string(),
      balls: z.array(z.object({ innings: z.number(), over: z.number(), delivery: z.number() })),
      isCorrection: z.boolean(),
      isStanding: z.boolean(),
    }),
  ),
  /** Every transfer of its market for the client, for all of the client's bets on it, oldest first. */
  transfers: z.array(
    z.object({
      _id: z.string(),
      createdAt: instant,
      name: z.string(),
      kind: transferKind.optional(),
      amount: z.number(),
      remark: z.string(),
      remarkKey: remarkKey.optional(),
      isReversal: z.boolean(),
    }),
  ),
});
export type BetStory = z.output<typeof betStory>;
