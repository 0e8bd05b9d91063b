import { integerBetween, pick, type Random } from '@maidan/betting';
import { formats, type SeasonFormat } from '../../cricket/figures/format.ts';
import { edgeOf, strengthsOf } from '../../cricket/figures/game.ts';
import {
  type CricketPlan,
  type Squad,
  usualBatterTiers,
  usualBowlerTiers,
  type Weather,
} from '../../cricket/plan.ts';
import type { Team } from '../../play/play.ts';
import { happens } from '../draw.ts';
import { familyNames, givenNames } from '../names/people.ts';

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
  const balls = formats[format].inningsBalls;
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
  teams: readonly [Team, Team],
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

function writeName(random: Random): string {
  return `${pick(random, givenNames).charAt(0)} ${pick(random, familyNames)}`;
}

/** The same side and season give the same eleven, except for family names in `taken`, which the other side has. */
function makeSquad(random: Random, team: Team, taken: ReadonlySet<string>): Squad {
  const players: string[] = [];
  const families = new Set([...taken].map((name) => name.slice(2)));
  while (players.length < 11) {
    const name = writeName(random);
    if (families.has(name.slice(2))) continue;
    families.add(name.slice(2));
    players.push(name);
  }
  const tiers = usualBatterTiers.map((tier, place) => {
    const isMoved = place < 8 && happens(random, 0.3);
    return isMoved ? Math.max(0, Math.min(3, tier + integerBetween(random, -1, 1))) : tier;
  });
  return {
    team,
    players,
    batterTiers: Uint8Array.from(tiers),
    bowlerTiers: Uint8Array.from(usualBowlerTiers),
  };
}
