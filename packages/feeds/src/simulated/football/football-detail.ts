import type { FootballDetail, SportScore } from '../../score.ts';
import type { FootballState } from './football-state.ts';

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
    headline: `${home.short} ${goals[0]}-${goals[1]} ${away.short} ${minute}' - ${status.text}`,
    detail,
  };
}
