import { z } from 'zod';
import { instant } from '../fields.ts';
import { oddsTypes } from './sports-bet.ts';

/** A declared result; 'other' is one that only an operator can declare. */
const result = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('winner'), runnerId: z.string() }),
  z.object({ kind: z.literal('run'), run: z.number() }),
  z.object({ kind: z.literal('void') }),
  z.object({ kind: z.literal('other') }),
]);

/** An addition of ours: what it takes to replay a match of the house and compare its results with those declared. */
export const matchProof = z.object({
  eventId: z.string(),
  matchName: z.string(),
  seriesName: z.string(),
  startsAt: instant,
  /** The digits before every id of the match's season. */
  idPrefix: z.string(),
  /** The version of how the match was drawn; absent from older houses, which have 2. */
  generator: z.int().optional(),
  /** SHA-256 of the seed, in hex, known before the first bet. */
  seedHash: z.string(),
  /** In hex; null until the match is over and its last market settled. */
  seed: z.string().nullable(),
  /** Empty while the seed is secret. */
  markets: z.array(
    z.object({
      marketId: z.string(),
      marketName: z.string(),
      oddsType: z.enum(oddsTypes),
      runners: z.array(z.object({ id: z.string(), name: z.string() })),
      result: result.nullable(),
      /** Declared, corrected or voided by an operator, or returned because the season was ended. */
      isByHand: z.boolean(),
      rule: z.string(),
      reason: z.string(),
    }),
  ),
});
export type MatchProof = z.output<typeof matchProof>;
