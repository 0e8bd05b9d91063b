import { z } from 'zod';
import { statusKeys } from './status-keys.ts';

const pair = z.tuple([z.number(), z.number()]).readonly();
const names = z.tuple([z.string(), z.string()]).readonly();
const side = z.union([z.literal(0), z.literal(1)]);
const sports = ['cricket', 'football', 'tennis', 'other'] as const;

/** `text` is English and authoritative; `key` and `figures` say the same in other languages. */
const status = z.object({
  text: z.string(),
  /** Absent where the feed sends only a text. */
  key: z.enum(statusKeys).optional(),
  /** By name, as the text shows them. */
  figures: z.record(z.string(), z.string()).readonly().optional(),
});
export type StatusLine = z.output<typeof status>;

const bowler = z.object({ name: z.string(), overs: z.string(), runs: z.number(), wickets: z.number() });

const cricketDetail = z.object({
  format: z.enum(['T20', 'ODI', 'Test']),
  status,
  isBallRunning: z.boolean(),
  toss: z.string(),
  innings: z
    .array(
      z.object({
        team: z.string(),
        short: z.string(),
        runs: z.number(),
        wickets: z.number(),
        overs: z.string(),
        isDeclared: z.boolean(),
        /** The score after each full over. */
        worm: z.array(z.number()).readonly(),
      }),
    )
    .readonly(),
  isSuperOver: z.boolean(),
  batters: z
    .array(
      z.object({
        name: z.string(),
        runs: z.number(),
        balls: z.number(),
        fours: z.number(),
        sixes: z.number(),
        isOnStrike: z.boolean(),
      }),
    )
    .readonly(),
  bowler: bowler.optional(),
  bowlers: z.array(bowler).readonly(),
  /** Oldest first, as a scoreboard writes them: "4", "W", "1lb", "wd". */
  lastBalls: z.array(z.string()).readonly(),
  thisOver: z.array(z.string()).readonly(),
  isFreeHit: z.boolean(),
  runRate: z.number(),
  target: z
    .object({ runs: z.number(), need: z.number(), ballsLeft: z.number(), rate: z.number() })
    .optional(),
  /** Percent to win, in the order of the match's teams; the rest is a draw. Zeroes once the match is over. */
  chances: pair,
});
export type CricketDetail = z.output<typeof cricketDetail>;

const footballDetail = z.object({
  status,
  minute: z.number(),
  teams: names,
  shortNames: names,
  goals: pair,
  penalties: pair.optional(),
  events: z
    .array(
      z.object({
        minute: z.number(),
        side,
        kind: z.enum(['goal', 'penalty', 'yellow card', 'red card']),
        player: z.string(),
      }),
    )
    .readonly(),
  reds: pair,
  stats: z.object({
    shots: pair,
    onTarget: pair,
    corners: pair,
    fouls: pair,
    /** Minutes each side had more of the ball. */
    possession: pair,
  }),
  /** Percent for the first side, a draw, the second side. */
  chances: z.tuple([z.number(), z.number(), z.number()]).readonly(),
});
export type FootballDetail = z.output<typeof footballDetail>;

const tennisDetail = z.object({
  status,
  players: names,
  sets: z.array(pair).readonly(),
  setsWon: pair,
  games: pair,
  /** As called: 0, 15, 30, 40, Ad; plain numbers in a tie-break. */
  points: names,
  isTieBreak: z.boolean(),
  server: side,
  isPointInPlay: z.boolean(),
  lastWinner: side.optional(),
  aces: pair,
  pointsWon: pair,
  /** Percent to win. */
  chances: pair,
});
export type TennisDetail = z.output<typeof tennisDetail>;

const headline = z.string();

/** What `/cache/score` answers: the play of a match, for the TV and score pages. */
export const scorePicture = z.object({
  match: z.object({
    id: z.string(),
    sport: z.enum(sports),
    name: z.string(),
    series: z.string(),
    teams: z.array(z.string()).readonly(),
    /** Milliseconds since the epoch. */
    startsAt: z.number(),
    status: z.enum(['upcoming', 'in-play', 'completed', 'abandoned']),
    /** A recording of a match played earlier. */
    isRecording: z.literal(true).optional(),
    /** SHA-256 in hex of the seed that decides a match the house plays itself. */
    seedHash: z.string().optional(),
  }),
  /** Null before the feed has sent one. A feed that has only the headline sends no detail. */
  score: z
    .discriminatedUnion('sport', [
      z.object({ sport: z.literal('cricket'), headline, detail: cricketDetail.nullable() }),
      z.object({ sport: z.literal('football'), headline, detail: footballDetail.nullable() }),
      z.object({ sport: z.literal('tennis'), headline, detail: tennisDetail.nullable() }),
      z.object({ sport: z.literal('other'), headline, detail: z.null() }),
    ])
    .nullable(),
  /** The feed has stopped sending: the score may be old. */
  isStale: z.boolean(),
});
export type ScorePicture = z.output<typeof scorePicture>;
