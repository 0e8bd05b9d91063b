import { instant } from '@maidan/contract';
import { z } from 'zod';
import { type InstantGame, type InstantOutcome, instantGames, isOutcome } from '../rules/virtual-games.ts';

/** Calls of a game page to the studio, outside of the API: a bearer of the studio's own, no envelope. */

/** In the order the house offers them. */
export const studioGame = z.enum(['lobby', ...instantGames, 'ludo']);
export type StudioGame = z.output<typeof studioGame>;

/** Games of one player, in which a round is played at the player's press. */
export const instantGame = z.enum(instantGames);
export type { InstantGame, InstantOutcome };

/** Points as the wallet writes them: "12.50". */
export const pointsText = z.string().regex(/^\d{1,13}\.\d{2}$/, 'expected points with two decimals');

const token = z.string().regex(/^[\w-]{16,200}$/, 'expected a token');

/** Begins with the game and a dot. */
export const studioRoundId = z
  .string()
  .regex(/^[a-z-]{2,20}\.[\w-]{8,40}$/, 'expected a round such as roulette.4fWq0aTzLmN2');

/** Without ':', which separates the parts of the hashed message. */
export const clientSeed = z.string().regex(/^[\w-]{8,64}$/, 'expected 8 to 64 of letters, digits, _ and -');

export const hex32 = z.string().regex(/^[0-9a-f]{64}$/, 'expected 32 bytes in hex');

export const studioRefusalReason = z.enum([
  // Caused by the page.
  'malformed',
  'session-ended',
  'too-many-calls',
  'unknown-round',
  /** The round was played with other bets or another seed. */
  'reused',
  'unknown-option',
  'amount',
  // Refusals of the wallet, under its own names.
  'not-enough-coins',
  'betting-shut',
  'game-off',
  /** The wallet did not answer in time: a stake that it may have taken is returned. */
  'no-answer',
  /** Any other refusal of the wallet. */
  'wallet',
]);
export type StudioRefusalReason = z.output<typeof studioRefusalReason>;

/** The round to be played next. Its seed is drawn; the commitment is its SHA-256. */
export const offeredRound = z.object({
  roundId: studioRoundId,
  commitment: hex32,
  /** Version of the rules the round is played by. */
  version: z.string(),
});
export type OfferedRound = z.output<typeof offeredRound>;

/** Sent with HTTP 200 for a refused bet, and with 400, 401, 404, 408, 413, 415, 429 or 503 where the request was no bet. */
export const studioRefusal = z.object({
  status: z.literal('refused'),
  reason: studioRefusalReason,
  message: z.string(),
  /** Present where the refused round cannot be played any more. */
  next: offeredRound.optional(),
});
export type StudioRefusal = z.output<typeof studioRefusal>;

/** POST /studio/v1/open: the launch token can be used once. */
export const studioOpenRequest = z.object({ token });

export const studioOpened = z.object({
  status: z.literal('ok'),
  /** The bearer of all other calls, for twelve hours at most. */
  session: z.string(),
  game: studioGame,
  playerName: z.string(),
  /** Coins a point costs. */
  pricePerPoint: z.number(),
  balance: pointsText,
});
export type StudioOpened = z.output<typeof studioOpened>;

/** As the rules of each game show it. */
export const instantOutcome = z.custom<InstantOutcome>(isOutcome, 'expected the outcome of a round');

/** GET /studio/v1/state?game=&recent=. */
export const instantStateRequest = z.object({
  /** Needed in the lobby, where a session has no game of its own. */
  game: instantGame.optional(),
  /** How many of the player's past rounds to send. */
  recent: z.coerce.number().int().min(0).max(500).default(20),
});

export const recentRound = z.object({
  roundId: studioRoundId,
  outcome: instantOutcome,
  staked: pointsText,
  paid: pointsText,
  decidedAt: instant,
});
export type RecentRound = z.output<typeof recentRound>;

export const instantState = z.object({
  status: z.literal('ok'),
  game: instantGame,
  version: z.string(),
  /** What may be staked; null while the wallet does not answer. */
  balance: pointsText.nullable(),
  next: offeredRound,
  /** The player's own, newest first. */
  recent: z.array(recentRound),
});
export type InstantState = z.output<typeof instantState>;

export const instantBet = z.object({
  option: z.string().min(1).max(40),
  /** Whole points, so that every price pays exact hundredths. */
  points: z.int().min(1).max(1_000_000_000),
});

/** POST /studio/v1/play. Sent again for the same round with the same content, it gets the same answer. */
export const playRequest = z.object({
  roundId: studioRoundId,
  clientSeed,
  /** Chips on one option are one bet: an option that is listed twice is stored, limited and paid as one of its sum. */
  bets: z.array(instantBet).min(1).max(200),
});
/** The most bytes of a play: two hundred bets with the longest options. */
export const playRequestBytes = 20 * 1024;
export type PlayRequest = z.output<typeof playRequest>;

/** A decided round, with all that is needed to verify it: the reply of GET /studio/v1/rounds/{roundId}, open to everybody. */
export const instantRecord = z.object({
  game: instantGame,
  version: z.string(),
  roundId: studioRoundId,
  commitment: hex32,
  /** Its words are HMAC-SHA256(serverSeed, `roundId:clientSeed:k`), k from 0. */
  serverSeed: hex32,
  clientSeed,
  /** What each bet paid, the stake included. */
  bets: z.array(instantBet.extend({ paid: pointsText })),
  outcome: instantOutcome,
  staked: pointsText,
  paid: pointsText,
  decidedAt: instant,
});
export type InstantRecord = z.output<typeof instantRecord>;

export const played = z.object({
  status: z.literal('ok'),
  round: instantRecord,
  /** The wallet has been credited; until then the credit is retried. */
  isPaid: z.boolean(),
  /** Null where the wallet has not answered yet. */
  balance: pointsText.nullable(),
  next: offeredRound,
});
export type Played = z.output<typeof played>;
