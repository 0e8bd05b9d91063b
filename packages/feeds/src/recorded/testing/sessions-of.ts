import { type CricketMatch, judgeSession, type Session } from '@maidan/sports';
import { ballsOfInnings } from '../cricsheet/cricsheet-balls.ts';

const ofAnyMatch: readonly Session[] = [
  { ask: 'match-total', of: 'runs' },
  { ask: 'match-total', of: 'fours' },
  { ask: 'match-most', of: 'batter-runs' },
];

/** Some sessions of every family, on the match, both sides and every player. */
export function sessionsOf(match: CricketMatch): readonly Session[] {
  return [
    ...ofAnyMatch,
    ...match.teams.flatMap((team): Session[] => [
      ...[1, 6, 10, 15, 20, 50].map((overs): Session => ({ ask: 'over-runs', team, overs })),
      ...[1, 2, 5, 10].map((wicket): Session => ({ ask: 'fall-of-wicket', team, wicket })),
      ...[1, 2].map((wicket): Session => ({ ask: 'pship-boundaries', team, wicket })),
      ...(match.players[team] ?? []).map((player): Session => ({ ask: 'player-runs', team, player })),
      { ask: 'innings-runs', team, inningsNumber: 1 },
    ]),
  ];
}

export function openSessions(match: CricketMatch): readonly Session[] {
  return sessionsOf(match).filter((session) => judgeSession(match, session).kind === 'undecided');
}

/** Sessions whose first verdict, judged after every ball, differs from the verdict on the whole match. */
export function changedVerdicts(match: CricketMatch): readonly Session[] {
  const first = new Map<Session, string>();
  const sessions = sessionsOf(match);
  for (const { match: now } of match.innings.flatMap((_, index) => ballsOfInnings(match, index))) {
    for (const session of sessions) {
      if (first.has(session)) continue;
      const verdict = judgeSession(now, session);
      if (verdict.kind !== 'undecided') first.set(session, JSON.stringify(verdict));
    }
  }
  return sessions.filter((session) => first.get(session) !== JSON.stringify(judgeSession(match, session)));
}
