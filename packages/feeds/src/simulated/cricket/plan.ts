import { integerBetween, type Random } from '@maidan/betting';
import { happens } from '../draw.ts';
import type { NamedTeam } from '../names/teams.ts';
import { FORMATS, type SeasonFormat } from './format.ts';
import { edgeOf, type Strengths, strengthsOf } from './game.ts';
import { makeSquad, type Squad } from './squad.ts';

/** What the sky will do, drawn with the match: nobody in it knows. */
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

/** Everything settled about a match before its toss. */
export interface CricketPlan {
  readonly matchId: string;
  readonly format: SeasonFormat;
  readonly squads: readonly [Squad, Squad];
  readonly strengths: Strengths;
  /** YYYY-MM-DD */
  readonly startDate: string;
  readonly weather: Weather;
}

function drawWeather(random: Random, format: SeasonFormat): Weather {
  if (format === 'Test') {
    if (!happens(random, 0.4)) return { kind: 'fine' };
    const lostBalls = integerBetween(random, 30, 200) * 6;
    return {
      kind: 'shower',
      innings: integerBetween(random, 0, 2),
      atBall: integerBetween(random, 30, 300),
      lostBalls,
      isLasting: false,
    };
  }
  if (happens(random, 0.01)) return { kind: 'washout' };
  if (!happens(random, 0.07)) return { kind: 'fine' };
  const balls = FORMATS[format].inningsBalls;
  const atBall = integerBetween(random, 6, balls - 12);
  const lostOvers = integerBetween(random, 1, Math.floor(balls / 24));
  return {
    kind: 'shower',
    innings: integerBetween(random, 0, 1),
    atBall,
    lostBalls: lostOvers * 6,
    isLasting: happens(random, 0.25),
  };
}

export function makePlan(
  season: Random,
  random: Random,
  matchId: string,
  format: SeasonFormat,
  teams: readonly [NamedTeam, NamedTeam],
  startDate: string,
): CricketPlan {
  const [first, second] = teams;
  const one = makeSquad(season.child(`squad ${first.name}`), first, new Set());
  const two = makeSquad(season.child(`squad ${second.name}`), second, new Set(one.players));
  return {
    matchId,
    format,
    squads: [one, two],
    strengths: strengthsOf(
      format,
      [edgeOf(first.rating, second.rating), edgeOf(second.rating, first.rating)],
      [one, two],
    ),
    startDate,
    weather: drawWeather(random.child('weather'), format),
  };
}
