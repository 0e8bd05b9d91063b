import type { SportScore } from '../../feed.ts';
import type { Pair } from '../pair.ts';
import type { FootballEvent, FootballState, FootballStats } from './football-state.ts';

/** What the score and TV pages draw of a football match. */
export interface FootballDetail {
  readonly status: string;
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

export function footballScore(state: FootballState, chances: readonly [number, number, number]): SportScore {
  const { plan, goals, minute, status } = state;
  const [home, away] = plan.teams;
  const detail: FootballDetail = {
    status,
    minute,
    teams: [home.name, away.name],
    shortNames: [home.short, away.short],
    goals,
    penalties: state.penalties,
    events: state.events,
    reds: state.reds,
    stats: state.stats,
    chances,
  };
  return {
    sport: 'football',
    headline: `${home.short} ${goals[0]}-${goals[1]} ${away.short} ${minute}' - ${status}`,
    detail,
  };
}
