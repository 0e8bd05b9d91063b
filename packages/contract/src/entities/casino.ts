import { z } from 'zod';
import { instant, zeroOrOne } from '../fields.ts';

export const casinoGame = z.object({
  eventId: z.string(),
  name: z.string(),
  shortName: z.string(),
  /** 'socket' selects the live feed; 'cache', reading the cache address each second. */
  fetchData: z.enum(['socket', 'cache']),
  socketURL: z.string(),
  cacheURL: z.string(),
  betStatus: z.boolean(),
  cashinoStatus: z.boolean(),
  minStake: z.number(),
  maxStake: z.number(),
  /** The name of the field that holds the video's address. */
  videoUrlType: z.enum(['videoUrl1', 'videoUrl2']),
  videoUrl1: z.string(),
  videoUrl2: z.string(),
  setting: z.object({
    oddsDifference: z.number(),
    errorMessage: z.string(),
    /** Aviator only: the most one bet may win; it is cashed out there. */
    winMax: z.number().optional(),
  }),
});
export type CasinoGame = z.output<typeof casinoGame>;

export const casinoBet = z.object({
  _id: z.string(),
  playerName: z.string(),
  teamName: z.string(),
  gameName: z.string(),
  eventId: z.string(),
  roundId: z.string(),
  /** The name players know the round by, where that is not its id: a draw goes by its day. */
  roundName: z.string().optional(),
  sid: z.string(),
  /** Yes is back, No is lay. */
  betType: z.enum(['Yes', 'No']),
  odds: z.number(),
  amount: z.number(),
  /** 0 until declared. */
  profitLoss: z.number(),
  isDeclare: zeroOrOne,
  isDeleted: zeroOrOne,
  deletedRemark: z.string(),
  /** The rule that took it out; absent where an operator did, with a remark. */
  deletedRule: z.string().optional(),
  showResult: z.string(),
  result: z.string(),
  resultDetails: z
    .object({ cards: z.string(), gtype: z.string(), win: z.string(), desc: z.string() })
    .nullable(),
  /** Option id to the profit of the bet if that option wins. */
  posArray: z.record(z.string(), z.number()),
  debitAmount: z.number(),
  creditAmount: z.number(),
  rollbackAmount: z.number(),
  userInfo: z.object({ username: z.string(), name: z.string() }),
  createdAt: instant,
});
export type CasinoBet = z.output<typeof casinoBet>;

const resultBefore = z.object({
  /** The result's code; empty where the operator gave none. */
  win: z.string(),
  /** Names of the options that won. */
  winners: z.array(z.string()),
  /** Every stake was returned. */
  isVoid: z.boolean(),
});

/** A result that an operator replaced by another. */
export const roundCorrection = z.object({
  correctedAt: instant,
  was: resultBefore,
  now: resultBefore,
  reason: z.string(),
});
export type RoundCorrection = z.output<typeof roundCorrection>;

export const casinoResult = z.object({
  mid: z.string(),
  sid: z.string(),
  win: z.string(),
  /** Comma-separated card codes: rank then the suit letter doubled. */
  cards: z.string(),
  cardsorg: z.string(),
  desc: z.string(),
  newdesc: z.string(),
  ename: z.string(),
  winnat: z.string(),
  mtime: z.string(),
  gtype: z.string(),
  /** The reason of the result, in English. */
  reason: z.string().optional(),
  /** Every stake was returned; absent where it was not. */
  isVoid: z.boolean().optional(),
  /** Oldest first; absent where the result was never changed. */
  corrections: z.array(roundCorrection).optional(),
  /** Lets the browser verify the deal; absent for rounds dealt elsewhere. */
  seed: z.string().optional(),
  seedHash: z.string().optional(),
  /** Version of the table's rules. */
  version: z.int().optional(),
  payTableHash: z.string().optional(),
  /** Published before the first round of the chain; hashing the round's seed `position` times gives it. */
  chainEnd: z.string().optional(),
  position: z.int().optional(),
});
export type CasinoResult = z.output<typeof casinoResult>;

/** An earlier round: its result, without the cards. */
export const pastRound = z.object({
  mid: z.string(),
  /** The result's code; empty where the round has none. */
  result: z.string(),
  /** Options that won. */
  sids: z.array(z.string()),
  /** Every stake was returned. */
  isVoid: z.boolean(),
});
export type PastRound = z.output<typeof pastRound>;

export const casinoReportEntry = z.object({
  eventId: z.string(),
  gameName: z.string(),
  date: z.string(),
  amount: z.number(),
  totalComm: z.number(),
  totalAmount: z.number(),
  clientSessionComm: z.number(),
  casinoBetData: z.array(casinoBet),
  /** Only the latest thousand bets of the report are here, and the figures are of all; absent when all are here. */
  hasMore: z.boolean().optional(),
});
export type CasinoReportEntry = z.output<typeof casinoReportEntry>;

export const casinoLedger = z.object({
  clientProfitLoss: z.number(),
  clientComm: z.number(),
  casinoBetData: z.array(casinoBet),
  /** Only the latest thousand bets are here, and the figures are of all; absent when all are here. */
  hasMore: z.boolean().optional(),
});
export type CasinoLedger = z.output<typeof casinoLedger>;
