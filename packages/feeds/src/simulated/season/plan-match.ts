import { keyedRandom, type Random, seededRandom } from '@maidan/betting';
import type { CricketPlan } from '../../cricket/plan.ts';
import { makePlan } from '../cricket/make-plan.ts';
import { type FootballPlan, makeFootballPlan } from '../football/football-state.ts';
import { makeTennisPlan, type TennisPlan } from '../tennis/tennis-state.ts';
import { type Fixture, pairOf, pairOfPlayers } from './fixture.ts';
import type { SeasonGenerator } from './generators.ts';

interface MatchHead {
  readonly teams: readonly [string, string];
  readonly series: string;
  /** Drawn from the match's own seed: step n of the play is drawn from the child "step n". */
  readonly random: Random;
}

export type PlannedMatch = MatchHead &
  (
    | { readonly sport: 'cricket'; readonly plan: CricketPlan }
    | { readonly sport: 'football'; readonly plan: FootballPlan }
    | { readonly sport: 'tennis'; readonly plan: TennisPlan }
  );

/** YYYY-MM-DD in UTC. */
function dayOf(atMs: number): string {
  return new Date(atMs).toISOString().slice(0, 10);
}

/** A match before its first step: a pure function of its fixture, which is public, and its seed, which is not. */
export function planMatch(fixture: Fixture, seed: Uint8Array, generator: SeasonGenerator): PlannedMatch {
  const { id, idPrefix, lane, index, startsAt } = fixture;
  const { game } = lane;
  const random = keyedRandom(seed);
  const known = publicRandom(idPrefix);
  if (game.sport === 'tennis') {
    const ofMatch = known.child(`match ${id}`);
    const players = pairOfPlayers(ofMatch.child('draw'), game.isDoubles === true);
    const plan = makeTennisPlan(ofMatch.child('plan'), id, players, game.rules);
    return { sport: 'tennis', plan, teams: players, series: game.series, random };
  }
  const sides = pairOf(game.series.teams, index);
  const teams = [sides[0].name, sides[1].name] as const;
  const series = game.series.name;
  // Squads come from the season, so that a side fields the same eleven all season long.
  if (game.sport === 'football') {
    const plan = { ...makeFootballPlan(known, id, sides, game.isKnockOut), generator };
    return { sport: 'football', plan, teams, series, random };
  }
  const plan = { ...makePlan(known, random, id, game.format, sides, dayOf(startsAt)), generator };
  return { sport: 'cricket', plan, teams, series, random };
}

/**
 * Public facts of a season, drawn from its id prefix alone: squads, players and their strength. Prices depend on them, so
 * they must contain nothing secret.
 */
function publicRandom(idPrefix: string): Random {
  return seededRandom(`season ${idPrefix}`);
}
