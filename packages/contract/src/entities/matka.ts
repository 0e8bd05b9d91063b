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
  /** The day's declared numbers as printed ('123-64-478'), '' until the first. */
  result: z.string(),
  createdAt: instant,
});
export type MatkaMarket = z.output<typeof matkaMarket>;

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
  /** '' until declared. */
  result: z.string(),
  profitLoss: z.number(),
  createdAt: instant,
});
export type MatkaBet = z.output<typeof matkaBet>;
