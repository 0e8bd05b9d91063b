import { z } from 'zod';
import { sportIds } from '../sport-ids.ts';

export const sportId = z.literal(Object.values(sportIds));

/** The score in short, for a row of a list; `/cache/score` has all of it. */
const matchPlay = z.object({
  /** One for each team, as a scoreboard writes it ('186/6', '307 & 88/2', '2', '6 3'); '' before it has one. */
  scores: z.array(z.string()),
  /** The team that bats or serves, counted from 0. */
  turn: z.int().optional(),
  state: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('need'), runs: z.number(), balls: z.number() }),
      z.object({ kind: z.literal('overs'), overs: z.string() }),
      z.object({ kind: z.literal('minute'), minute: z.number() }),
      z.object({ kind: z.literal('set'), set: z.number(), points: z.array(z.string()) }),
    ])
    .optional(),
});
export type MatchPlay = z.output<typeof matchPlay>;

export const match = z.object({
  _id: z.string(),
  matchName: z.string(),
  /** DD-MM-YYYY HH:mm:ss at +05:30. */
  matchDate: z.string(),
  seriesName: z.string(),
  status: z.enum(['INPLAY', 'UPCOMING', 'COMPLETED', 'ABANDONED']),
  marketId: z.string(),
  eventId: z.string(),
  cacheUrl: z.string(),
  otherMarketCacheUrl: z.string(),
  socketUrl: z.string(),
  socketPerm: z.boolean(),
  scoreIframe: z.string(),
  sportId,
  priority: z.number(),
  /** Best decimal prices, for the six boxes of a row: first side, draw (if any), second side. 0 is no price. */
  prices: z.array(z.object({ selectionName: z.string(), back: z.number(), lay: z.number() })),
  /** This field and those below are additions of ours; a client may ignore them. */
  teams: z.array(z.string()).optional(),
  /** Absent before play begins, and where a feed has prices only. */
  play: matchPlay.optional(),
  /** Some of its markets take bets, or will again after a short suspension. */
  isOpen: z.boolean().optional(),
  /** What the match has now: a live picture, a bookmaker, sessions. */
  offers: z.array(z.enum(['tv', 'bookmaker', 'fancy'])).optional(),
});
export type Match = z.output<typeof match>;

/** What `maxMinCoins` holds once parsed. */
export const maxMinCoins = z.object({
  maximum_match_bet: z.number(),
  minimum_match_bet: z.number(),
  maximum_session_bet: z.number(),
  minimum_session_bet: z.number(),
  maximum_tie_coins: z.number(),
  maximum_toss_coins: z.number(),
  maximum_matchOdds_coins: z.number(),
});
export type MaxMinCoins = z.output<typeof maxMinCoins>;

export const matchDetail = match
  .omit({ prices: true, play: true, isOpen: true, offers: true, teams: true })
  .extend({
    notification: z.string(),
    tvUrl: z.string(),
    isMatchOdds: z.boolean(),
    isTieOdds: z.boolean(),
    isToss: z.boolean(),
    /** The score frame is drawn taller. */
    isTallScore: z.boolean(),
    /** SHA-256 of the seed that decides the match, where the house plays it itself. */
    seedHash: z.string().optional(),
    betStatus: z.boolean(),
    /** A JSON string of `MaxMinCoins`. */
    maxMinCoins: z.string(),
  });
export type MatchDetail = z.output<typeof matchDetail>;

export const marketPosition = z.object({
  oddsPosition: z.array(
    z.object({
      /** The selection id. */
      _id: z.string(),
      oddsType: z.string(),
      totalPosition: z.number(),
    }),
  ),
  /** Each fancy the client has bets on: their profit from each run on. */
  sessionPosition: z.array(
    z.object({
      _id: z.string(),
      sessionName: z.string(),
      steps: z.array(z.object({ fromRun: z.number(), totalPosition: z.number() })),
    }),
  ),
});
export type MarketPosition = z.output<typeof marketPosition>;
