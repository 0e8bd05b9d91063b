import { type CricketMatch, judgeSession, nameSession, remarkOf, type Session } from '@maidan/sports';
import type { Offer } from './offer.ts';

const noCommission = new Set<Session['ask']>([
  'player-boundaries',
  'player-balls',
  'pship-balls',
  'wicket-balls',
  'over-block-boundaries',
  'innings-runs',
  'innings-total',
  'player-fours',
  'player-sixes',
  'bowler-runs',
  'bowler-wickets',
]);

function paysCommission(session: Session): boolean {
  if (session.ask === 'match-total') return session.of === 'runs' || session.of === 'wickets';
  return !noCommission.has(session.ask);
}

function keyOf(session: Session): string {
  return JSON.stringify(session);
}

/** A batter who retired hurt may bat again, but sessions settled at the retirement take no more bets. */
function isOpen(match: CricketMatch, session: Session): boolean {
  return !('player' in session) || judgeSession(match, session).kind === 'undecided';
}

/** The wanted sessions that were not offered yet, numbered after those that were. */
export function putUpSessions(
  matchId: string,
  match: CricketMatch,
  shortNames: Readonly<Record<string, string>>,
  known: readonly Offer[],
  wanted: readonly Session[],
): readonly Offer[] {
  const fresh = new Map(wanted.map((session) => [keyOf(session), session]));
  for (const { key } of known) fresh.delete(key);
  const innings = match.innings.length > 1 ? 'later' : 'first';
  const open = [...fresh].filter(([, session]) => isOpen(match, session));
  return open.map(([key, session], index) => ({
    marketId: `${matchId}${1001 + known.length + index}`,
    session,
    key,
    name: nameSession(session, shortNames),
    isCommission: paysCommission(session),
    remark: remarkOf(match, session, innings),
  }));
}
