import type { CricketMatch } from '../score/cricket-match.ts';
import type { SessionContext } from './session-context.ts';

/** Full names, and the short ones boards usually give: initials (SA, RCB), or three letters of one word (IND). */
export function contextOfMatch(match: Pick<CricketMatch, 'teams' | 'players'>): SessionContext {
  const [one, other] = match.teams;
  const isClear = shortNameOf(one) !== shortNameOf(other);
  return {
    teams: match.teams.map((name) => ({ name, shortNames: isClear ? [shortNameOf(name)] : [] })),
    players: match.players,
  };
}

export function shortNameOf(team: string): string {
  const words = team.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const letters = words.length === 1 ? team.slice(0, 3) : words.map((word) => word[0]).join('');
  return letters.toUpperCase();
}
