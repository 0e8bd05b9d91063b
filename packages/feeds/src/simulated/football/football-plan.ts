import { pick, type Random } from '@maidan/betting';
import type { Team } from '../../play/team.ts';
import { familyNames, givenNames } from '../names/people.ts';
import { ratesOf } from './football-model.ts';
import type { FootballPlan, FootballTeam } from './football-state.ts';

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
