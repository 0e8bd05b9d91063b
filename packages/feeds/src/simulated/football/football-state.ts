import { pick, type Random } from '@maidan/betting';
import type { Team } from '../../play/play.ts';
import type { FootballEvent, FootballStats, Pair } from '../../score.ts';
import { type StatusLine, statusLine } from '../../status-line.ts';
import { familyNames, givenNames } from '../names/people.ts';
import type { SeasonGenerator } from '../season/generators.ts';
import { type FootballRates, ratesOf } from './football-model.ts';

interface FootballTeam {
  readonly name: string;
  readonly short: string;
  readonly players: readonly string[];
}

export interface FootballPlan {
  readonly matchId: string;
  readonly teams: readonly [FootballTeam, FootballTeam];
  readonly rates: FootballRates;
  readonly isKnockOut: boolean;
  /** How the match is drawn; absent for the newest. */
  readonly generator?: SeasonGenerator;
}

/** Markets have prices only in 'open', not around a goal, a card or a dangerous attack. */
export type FootballMoment = 'before' | 'open' | 'danger' | 'event' | 'over';

export interface FootballState {
  readonly plan: FootballPlan;
  readonly moment: FootballMoment;
  readonly status: StatusLine;
  readonly dueAt: number;
  readonly steps: number;
  /** Minutes played in full. */
  readonly minute: number;
  readonly goals: Pair;
  /** The score after ninety minutes, once played, on which the markets are settled. */
  readonly full?: Pair;
  readonly penalties?: Pair;
  readonly reds: Pair;
  readonly events: readonly FootballEvent[];
  readonly stats: FootballStats;
}

export function beforeKickOff(plan: FootballPlan): FootballState {
  return {
    plan,
    moment: 'before',
    status: statusLine('notStarted'),
    dueAt: 0,
    steps: 0,
    minute: 0,
    goals: [0, 0],
    reds: [0, 0],
    events: [],
    stats: { shots: [0, 0], onTarget: [0, 0], corners: [0, 0], fouls: [0, 0], possession: [0, 0] },
  };
}

function makeTeam(random: Random, team: Team): FootballTeam {
  const players = new Set<string>();
  while (players.size < 11) players.add(`${pick(random, givenNames).charAt(0)} ${pick(random, familyNames)}`);
  return { name: team.name, short: team.short, players: [...players] };
}

export function makeFootballPlan(
  season: Random,
  matchId: string,
  teams: readonly [Team, Team],
  isKnockOut: boolean,
): FootballPlan {
  const [home, away] = teams;
  return {
    matchId,
    teams: [makeTeam(season.child(home.name), home), makeTeam(season.child(away.name), away)],
    rates: ratesOf(home.rating, away.rating),
    isKnockOut,
  };
}
