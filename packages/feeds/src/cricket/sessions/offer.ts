import { type CricketMatch, judgeSession, nameSession, remarkOf, type Session } from '@maidan/sports';

/** A session that was offered. */
export interface Offer {
  readonly marketId: string;
  readonly session: Session;
  /** The session as text: no session is offered twice. */
  readonly key: string;
  readonly name: string;
  readonly isCommission: boolean;
  readonly remark: string;
}

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

const keysOfOffers = new WeakMap<readonly Offer[], ReadonlySet<string>>();

/** A list of offers never changes, so its keys are collected once. */
function keysOf(known: readonly Offer[]): ReadonlySet<string> {
  const keys = keysOfOffers.get(known) ?? new Set(known.map(({ key }) => key));
  keysOfOffers.set(known, keys);
  return keys;
}

/** The wanted sessions that were not offered yet, numbered after those that were. */
export function putUpSessions(
  matchId: string,
  match: CricketMatch,
  shortNames: Readonly<Record<string, string>>,
  known: readonly Offer[],
  wanted: readonly Session[],
): readonly Offer[] {
  const knownKeys = keysOf(known);
  const fresh = new Map<string, Session>();
  for (const session of wanted) {
    const key = keyOf(session);
    if (!knownKeys.has(key)) fresh.set(key, session);
  }
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
