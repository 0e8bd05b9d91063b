import { z } from 'zod';
import { sportIds } from '../sport-ids.ts';

export const sportId = z.literal(Object.values(sportIds));

/** What a row has room for; `/cache/score` has the whole. */
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
  /** Ours, as are those that follow: a client that does not know of them loses nothing. */
  teams: z.array(z.string()).optional(),
  /** Absent before the play, and where a feed knows prices alone. */
  play: matchPlay.optional(),
  /** Some of its markets take bets, if only again in a moment. Before the start that is all there is to bet on. */
  isOpen: z.boolean().optional(),
  /** Of what is there now: a live picture, a bookmaker, sessions. */
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
  /** Each fancy the client has bets on: what they come to from each run on. */
  sessionPosition: z.array(
    z.object({
      _id: z.string(),
      sessionName: z.string(),
      steps: z.array(z.object({ fromRun: z.number(), totalPosition: z.number() })),
    }),
  ),
});
export type MarketPosition = z.output<typeof marketPosition>;
