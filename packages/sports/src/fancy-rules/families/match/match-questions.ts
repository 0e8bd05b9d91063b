import type { CricketMatch } from '../../../score/cricket-match.ts';
import { needsWholeMatch } from '../../cases/match-cases.ts';
import { findInnings, viewMatch } from '../../innings-view.ts';
import type { Session, SessionVerdict } from '../../session.ts';
import { settledAt, UNDECIDED, voided } from '../../verdict.ts';
import { voidUnlessEnded } from '../wickets.ts';
import { ruleOfPlayed, voidUnlessPlayed } from './match-played.ts';

export function judgeTossWon(match: CricketMatch, team: string): SessionVerdict {
  if (match.toss === undefined) {
    if (match.outcome === undefined) return UNDECIDED;
    return voided('abandoned-or-reduced', 'There was no toss, so the session is void.');
  }
  const { winner } = match.toss;
  return settledAt(winner === team ? 1 : 0, 'match-events', `${winner} won the toss.`);
}

export function judgePlayerOfMatch(match: CricketMatch, player: string): SessionVerdict {
  if (match.outcome === undefined) return UNDECIDED;
  const { playerOfMatch } = match;
  if (playerOfMatch === undefined)
    return voided('match-events', 'No player of the match was named, so the session is void.');
  return settledAt(
    playerOfMatch === player ? 1 : 0,
    'match-events',
    `${playerOfMatch} was the player of the match.`,
  );
}

/** The batter with the highest score of the side's innings; none where it is shared. */
export function judgeTopBatter(
  match: CricketMatch,
  session: Extract<Session, { ask: 'top-batter' }>,
): SessionVerdict {
  const { team, player, inningsNumber, isSuperOver } = session;
  const view = findInnings(match, team, inningsNumber, isSuperOver);
  const didNotBat = voided('did-not-bat', `${team} did not bat in that innings, so the session is void.`);
  if (view === undefined) return match.outcome === undefined ? UNDECIDED : didNotBat;
  const open = voidUnlessEnded(view, 'innings', `before the innings of ${team} was complete`);
  if (open !== undefined) return view.balls.length === 0 && open.kind === 'void' ? didNotBat : open;
  const views = viewMatch(match);
  const ofMatch = needsWholeMatch(match, session);
  const played = ofMatch ? voidUnlessPlayed(match, views) : undefined;
  if (played !== undefined) return played;
  const batters = [...view.batters.values()];
  const most = Math.max(...batters.map(({ runs }) => runs));
  const top = batters.filter(({ runs }) => runs === most).map((batter) => batter.player);
  const text = `${top.join(' and ')} made the most for ${team}, ${most}`;
  if (top.length > 1) return voided('top-batter-shared', `${text} each, so the session is void.`);
  const rule = ofMatch ? ruleOfPlayed(match, views) : 'match-events';
  return settledAt(top[0] === player ? 1 : 0, rule, `${text}.`);
}

export function judgeBothTeamsRuns(match: CricketMatch, runs: number): SessionVerdict {
  const views = viewMatch(match);
  const played = voidUnlessPlayed(match, views);
  if (played !== undefined) return played;
  const totals = match.teams.map((team) => findInnings(match, team)?.score.runs ?? 0);
  const text = match.teams.map((team, index) => `${team} made ${totals[index]}`).join(' and ');
  return settledAt(totals.every((total) => total >= runs) ? 1 : 0, 'match-events', `${text}.`);
}
