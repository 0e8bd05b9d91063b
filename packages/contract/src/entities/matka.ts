import { z } from 'zod';
import { instant, zeroOrOne } from '../fields.ts';

export const matkaGameTypes = [
  'SINGLE',
  'SINGLE_PATTI',
  'DOUBLE_PATTI',
  'TRIPLE_PATTI',
  'JODI',
  'ODD_EVEN',
] as const;
export const matkaFilters = [
  'single',
  'singlePatti',
  'doublePatti',
  'tripplePatti',
  'oddEven',
  'jodi',
] as const;
export const matkaBetTypes = ['OPEN', 'CLOSE'] as const;

/** One of a day's two draws. */
const matkaDraw = z.object({
  /** `open` takes bets; `cancelled` returned the stakes. */
  status: z.enum(['open', 'shut', 'drawn', 'cancelled']),
  /** '' until drawn. */
  panna: z.string(),
  ank: z.string(),
  betsUntil: instant,
  drawAt: instant,
  roundId: z.string(),
  /** Shown before the first bet; '' where an operator enters the panna. */
  seedHash: z.string(),
  /** In hex; '' until drawn. */
  seed: z.string(),
  /** Published before the market's first draw; hashing the seed `position` times gives it. */
  chainEnd: z.string(),
  position: z.int(),
});
export type MatkaDraw = z.output<typeof matkaDraw>;

const matkaDraws = z.object({ open: matkaDraw, close: matkaDraw });

const matkaResult = z.object({
  /** YYYY-MM-DD at +05:30. */
  day: z.string(),
  /** As printed, with stars for digits not drawn yet: '134-8*-***'. */
  result: z.string(),
});

export const matkaMarket = z.object({
  _id: z.string(),
  name: z.string(),
  shortName: z.string(),
  sportsId: z.int(),
  matkaEventId: z.string(),
  minStake: z.number(),
  maxStake: z.number(),
  betStatus: z.boolean(),
  matkaStatus: z.boolean(),
  openBet: z.boolean(),
  closeBet: z.boolean(),
  jodiBet: z.boolean(),
  /** Times of day at +05:30, as HH:mm. */
  openTime: z.string(),
  closeTime: z.string(),
  resultTime: z.string(),
  showOpenTime: z.string(),
  priority: z.number(),
  isDeclare: zeroOrOne,
  isDeleted: zeroOrOne,
  isHaroopAndarBahar: z.boolean(),
  /** The day's numbers so far, with stars for digits not drawn yet ('134-8*-***'), '' until the first. */
  result: z.string(),
  createdAt: instant,
  /** The day that is played now, YYYY-MM-DD at +05:30. */
  day: z.string(),
  /** The server's time, for countdowns. */
  now: instant,
  /** Where the panna comes from: the seed of the commitment, or an operator. */
  drawnBy: z.enum(['seed', 'operator']),
  draws: matkaDraws,
  /** Result of the last finished day; null before the first. */
  lastResult: matkaResult.nullable(),
  /** What a coin pays, with the stake included. */
  rates: z.object({
    SINGLE: z.number(),
    SINGLE_PATTI: z.number(),
    DOUBLE_PATTI: z.number(),
    TRIPLE_PATTI: z.number(),
    JODI: z.number(),
    ODD_EVEN: z.number(),
  } satisfies Record<(typeof matkaGameTypes)[number], z.ZodNumber>),
  /** The most one number may pay to all clients together; null when no limit is set. */
  liabilityMax: z.number().nullable(),
});
export type MatkaMarket = z.output<typeof matkaMarket>;

/** The same for all clients: without what depends on the client or the time of the request. */
export const matkaState = matkaMarket.omit({ betStatus: true, now: true });
export type MatkaState = z.output<typeof matkaState>;

export const matkaChartRow = matkaResult.extend({
  /** Each is '' where its draw was not made yet or was cancelled. */
  openPanna: z.string(),
  jodi: z.string(),
  closePanna: z.string(),
  /** An operator replaced a result of the day after it was declared. */
  isCorrected: z.boolean(),
});
export type MatkaChartRow = z.output<typeof matkaChartRow>;

/** What the browser needs to draw a day again. */
export const matkaProof = matkaResult.extend({
  matkaEventId: z.string(),
  shortName: z.string(),
  drawnBy: z.enum(['seed', 'operator']),
  /** Version of the rules of that day; 0, and an empty hash, once nothing on which nobody bet is kept of it. */
  version: z.int(),
  payTableHash: z.string(),
  draws: matkaDraws,
});
export type MatkaProof = z.output<typeof matkaProof>;

export const matkaBet = z.object({
  _id: z.string(),
  matkaEventId: z.string(),
  matkaName: z.string(),
  betNumber: z.string(),
  gameType: z.enum(matkaGameTypes),
  betType: z.enum(matkaBetTypes),
  amount: z.number(),
  odds: z.number(),
  isDeclare: zeroOrOne,
  isDeleted: zeroOrOne,
  deletedRemark: z.string(),
  /** null until declared. */
  result: z.string().nullable(),
  /** 0 until declared. */
  profitLoss: z.number(),
  /** The day it was placed for, YYYY-MM-DD at +05:30. */
  day: z.string(),
  createdAt: instant,
});
export type MatkaBet = z.output<typeof matkaBet>;
