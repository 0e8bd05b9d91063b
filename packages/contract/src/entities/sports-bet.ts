import { z } from 'zod';
import { instant, zeroOrOne } from '../fields.ts';

export const oddsTypes = ['bookmaker', 'matchOdds', 'toss', 'tiedMatch', 'fancy'] as const;

const settledBecause = {
  /** The rule the result rests on and the reason in a sentence, once declared. */
  resultRule: z.string().optional(),
  resultReason: z.string().optional(),
};

const betHead = {
  _id: z.string(),
  marketId: z.string(),
  eventId: z.string(),
  matchName: z.string(),
  amount: z.number(),
  odds: z.number(),
  /** 0 until declared. */
  profitLoss: z.number(),
  isDeclare: zeroOrOne,
  isDeleted: zeroOrOne,
  deletedRemark: z.string(),
  /** The rule that took it out; absent where an operator did, with a remark. */
  deletedRule: z.string().optional(),
  createdAt: instant,
  ...settledBecause,
};

export const matchBet = z.object({
  ...betHead,
  teamName: z.string(),
  selectionId: z.string(),
  oddsType: z.enum(oddsTypes).exclude(['fancy']),
  /** K is khai (lay), L is lagai (back). */
  type: z.enum(['K', 'L']),
  /** What the bet may lose and may win; both are positive. */
  loss: z.number(),
  profit: z.number(),
  userInfo: z.object({ clientName: z.string(), clientCode: z.string(), creatorName: z.string() }),
  /** Selection id to the profit of the bet if that selection wins. */
  positionInfo: z.record(z.string(), z.number()),
  decisionSelectionId: z.string().nullable(),
});
export type MatchBet = z.output<typeof matchBet>;

export const fancyBet = z.object({
  ...betHead,
  sessionName: z.string(),
  selectionId: z.string(),
  run: z.number(),
  type: z.enum(['Y', 'N']),
  decisionRun: z.number().nullable(),
  ip: z.string(),
});
export type FancyBet = z.output<typeof fancyBet>;

export const pendingBet = z.object({
  _id: z.string(),
  market: z.string(),
  amount: z.number(),
  rate: z.number(),
  type: z.string(),
  time: instant,
  marketType: z.string(),
});
export type PendingBet = z.output<typeof pendingBet>;

export const sportsBets = z.object({
  /** Both lists are newest first. */
  oddsBetsData: z.array(matchBet),
  sessionBetsData: z.array(fancyBet),
  /** Only the latest thousand of both together are here; absent when all are here. */
  hasMore: z.boolean().optional(),
});

/** The same lists by the names under which other clients read them, where those ask. */
export const namedAgain = {
  oddsBetData: z.array(matchBet).optional(),
  fancyBetData: z.array(fancyBet).optional(),
};
