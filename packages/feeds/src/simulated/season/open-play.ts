import type { Random } from '@maidan/betting';
import { cricketPlay } from '../cricket/cricket-play.ts';
import { makePlan } from '../cricket/plan.ts';
import { footballPlay, makeFootballPlan } from '../football/football-play.ts';
import type { Play } from '../play.ts';
import type { RolloutCounts } from '../pricing/cricket-pricer.ts';
import { makeTennisPlan, tennisPlay } from '../tennis/tennis-play.ts';
import { type Fixture, pairOf, pairOfPlayers } from './fixture.ts';

export interface OpenedPlay {
  readonly play: Play;
  readonly teams: readonly [string, string];
  readonly series: string;
}

/** YYYY-MM-DD in UTC. */
function dayOf(atMs: number): string {
  return new Date(atMs).toISOString().slice(0, 10);
}

/** A match is a pure function of the season's seed and its own id. */
export function openPlay(season: Random, fixture: Fixture, counts: RolloutCounts): OpenedPlay {
  const { id, lane, index, startsAt } = fixture;
  const { game } = lane;
  const random = season.child(`match ${id}`);
  if (game.sport === 'tennis') {
    const players = pairOfPlayers(random.child('draw'));
    return {
      play: tennisPlay(makeTennisPlan(random.child('plan'), id, players), random),
      teams: players,
      series: game.series,
    };
  }
  const [home, away] = pairOf(game.series.teams, index);
  const teams = [home.name, away.name] as const;
  const series = game.series.name;
  if (game.sport === 'football') {
    const plan = makeFootballPlan(season, id, [home, away], game.isKnockOut);
    return { play: footballPlay(plan, random), teams, series };
  }
  // Squads come from the season, so that a side fields the same eleven all season long.
  const plan = makePlan(season, random, id, game.format, [home, away], dayOf(startsAt));
  return { play: cricketPlay(plan, random, counts), teams, series };
}
