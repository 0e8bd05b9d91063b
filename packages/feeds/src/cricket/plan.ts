import type { SeasonGenerator } from '../simulated/season/generators.ts';
import type { SeasonFormat } from './figures/format.ts';
import type { Strengths } from './figures/game.ts';
import type { Squad } from './squad.ts';

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
