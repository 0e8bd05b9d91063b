import type { StatusLine } from './status-line.ts';

/** One figure for each side, the first named side first. */
export type Pair = readonly [number, number];

export interface BatterLine {
  readonly name: string;
  readonly runs: number;
  readonly balls: number;
  readonly fours: number;
  readonly sixes: number;
  readonly isOnStrike: boolean;
}

export interface BowlerLine {
  readonly name: string;
  readonly overs: string;
  readonly runs: number;
  readonly wickets: number;
}

export interface InningsLine {
  readonly team: string;
  readonly short: string;
  readonly runs: number;
  readonly wickets: number;
  readonly overs: string;
  readonly isDeclared: boolean;
  /** The score after each over: the worm. */
  readonly worm: readonly number[];
}

/** What the score and TV pages draw of a cricket match. */
export interface CricketDetail {
  readonly format: 'T20' | 'ODI' | 'Test';
  readonly status: StatusLine;
  readonly isBallRunning: boolean;
  readonly toss: string;
  readonly innings: readonly InningsLine[];
  readonly isSuperOver: boolean;
  readonly batters: readonly BatterLine[];
  readonly bowler: BowlerLine | undefined;
  readonly bowlers: readonly BowlerLine[];
  readonly lastBalls: readonly string[];
  readonly thisOver: readonly string[];
  readonly isFreeHit: boolean;
  readonly runRate: number;
  /** Of the side that chases; undefined once the match is over. */
  readonly target:
    | { readonly runs: number; readonly need: number; readonly ballsLeft: number; readonly rate: number }
    | undefined;
  /** Percent to win, the first named side first; what is left is a draw. Zeroes once the match is over. */
  readonly chances: readonly [number, number];
}

export interface FootballEvent {
  /** As a scoreboard writes it, from 1. */
  readonly minute: number;
  readonly side: 0 | 1;
  readonly kind: 'goal' | 'penalty' | 'yellow card' | 'red card';
  readonly player: string;
}

export interface FootballStats {
  readonly shots: Pair;
  readonly onTarget: Pair;
  readonly corners: Pair;
  readonly fouls: Pair;
  /** Minutes each side had more of the ball. */
  readonly possession: Pair;
}

/** What the score and TV pages draw of a football match. */
export interface FootballDetail {
  readonly status: StatusLine;
  readonly minute: number;
  readonly teams: readonly [string, string];
  readonly shortNames: readonly [string, string];
  readonly goals: Pair;
  readonly penalties: Pair | undefined;
  readonly events: readonly FootballEvent[];
  readonly reds: Pair;
  readonly stats: FootballStats;
  /** Percent for the first side, a draw, the second side after ninety minutes. */
  readonly chances: readonly [number, number, number];
}

/** What the score and TV pages draw of a tennis match. */
export interface TennisDetail {
  readonly status: StatusLine;
  readonly players: readonly [string, string];
  readonly sets: readonly Pair[];
  readonly setsWon: Pair;
  readonly games: Pair;
  /** As called: 0, 15, 30, 40, Ad; plain numbers in a tie-break. */
  readonly points: readonly [string, string];
  readonly isTieBreak: boolean;
  readonly server: 0 | 1;
  readonly isPointInPlay: boolean;
  readonly lastWinner: 0 | 1 | undefined;
  readonly aces: Pair;
  readonly pointsWon: Pair;
  /** Percent to win. */
  readonly chances: Pair;
}

/** A feed that has only the headline sends no detail. */
interface ScoreOf<Sport extends string, Detail> {
  readonly sport: Sport;
  readonly headline: string;
  readonly detail: Detail | null;
}

export type SportScore =
  | ScoreOf<'cricket', CricketDetail>
  | ScoreOf<'football', FootballDetail>
  | ScoreOf<'tennis', TennisDetail>
  | ScoreOf<'other', never>;
