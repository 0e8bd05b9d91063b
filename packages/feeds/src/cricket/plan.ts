import type { Team } from '../play/play.ts';
import type { SeasonGenerator } from '../simulated/season/generators.ts';
import type { SeasonFormat } from './figures/format.ts';
import type { Strengths } from './figures/game.ts';

/** The weather of a match, drawn before it; prices do not depend on it. */
export type Weather =
  | { readonly kind: 'fine' }
  /** Not a ball is bowled. */
  | { readonly kind: 'washout' }
  /** Rain before ball `atBall` of innings `innings`; `isLasting` ends play for good. */
  | {
      readonly kind: 'shower';
      readonly innings: number;
      readonly atBall: number;
      readonly lostBalls: number;
      readonly isLasting: boolean;
    };

/** Everything decided about a match before its toss. */
export interface CricketPlan {
  readonly matchId: string;
  readonly format: SeasonFormat;
  readonly squads: readonly [Squad, Squad];
  readonly strengths: Strengths;
  /** YYYY-MM-DD */
  readonly startDate: string;
  readonly weather: Weather;
  /** How a match of the season is drawn; absent for the newest. */
  readonly generator?: SeasonGenerator;
}

export interface Squad {
  readonly team: Team;
  /** In batting order, written as scorecards do: "R Talwade". */
  readonly players: readonly string[];
  readonly batterTiers: Uint8Array;
  readonly bowlerTiers: Uint8Array;
}

/** Places in the batting order of the five who bowl, in the order they come on. */
export const bowlerPlaces: readonly number[] = [9, 10, 7, 8, 6];

/** By place in the batting order. */
export const usualBatterTiers: readonly number[] = [1, 1, 0, 0, 1, 1, 2, 2, 3, 4, 4];
/** In the order they come on. */
export const usualBowlerTiers: readonly number[] = [0, 1, 1, 1, 2];

/** Milliseconds at speed 1, chosen so that a T20 takes half an hour, an ODI an hour and a Test two. */
export interface Pace {
  readonly runningMs: number;
  readonly resultMs: number;
  readonly openMs: number;
  /** Added to the times above. */
  readonly wicketMs: number;
  readonly reviewMs: number;
  readonly overMs: number;
  readonly drinksMs: number;
  readonly inningsMs: number;
  readonly stumpsMs: number;
  readonly tossMs: number;
  readonly rainMs: number;
}

export const paces: Readonly<Record<SeasonFormat, Pace>> = {
  T20: {
    runningMs: 1_900,
    resultMs: 900,
    openMs: 2_900,
    wicketMs: 5_000,
    reviewMs: 4_000,
    overMs: 4_000,
    drinksMs: 15_000,
    inningsMs: 60_000,
    stumpsMs: 0,
    tossMs: 20_000,
    rainMs: 90_000,
  },
  ODI: {
    runningMs: 1_800,
    resultMs: 800,
    openMs: 2_700,
    wicketMs: 5_000,
    reviewMs: 4_000,
    overMs: 3_500,
    drinksMs: 15_000,
    inningsMs: 90_000,
    stumpsMs: 0,
    tossMs: 20_000,
    rainMs: 120_000,
  },
  Test: {
    runningMs: 1_100,
    resultMs: 500,
    openMs: 1_300,
    wicketMs: 4_000,
    reviewMs: 2_500,
    overMs: 2_200,
    drinksMs: 12_000,
    inningsMs: 40_000,
    stumpsMs: 60_000,
    tossMs: 20_000,
    rainMs: 90_000,
  },
};
