import { isDeepStrictEqual } from 'node:util';
import type { MarketOutcome } from '@maidan/betting';
import { type CricketMatch, judgeSession, type Session, type SessionVerdict } from '@maidan/sports';
import { outcomeOfVerdict } from './outcome-of-verdict.ts';
import type { SettledSession } from './store.ts';

export interface ChangedSession {
  readonly session: SettledSession;
  readonly outcome: MarketOutcome;
  readonly verdict: Exclude<SessionVerdict, { kind: 'undecided' }>;
}

export interface SessionChanges {
  readonly changed: readonly ChangedSession[];
  /** The balls say otherwise, but so did somebody who settled them by hand. */
  readonly byHand: readonly ChangedSession[];
}

/**
 * Sessions the corrected match settles otherwise than they stand. Cards are the match as it was played, as corrected
 * before, and as corrected now: a session settled as none of the first two say was settled by hand, and is left alone.
 */
export function changedSessions(
  settled: readonly SettledSession[],
  sessions: ReadonlyMap<string, Session>,
  cards: { readonly earlier: readonly CricketMatch[]; readonly now: CricketMatch },
): SessionChanges {
  const changed: ChangedSession[] = [];
  const byHand: ChangedSession[] = [];
  for (const session of settled) {
    const asked = sessions.get(session.id);
    if (asked === undefined) continue;
    const verdict = judgeSession(cards.now, asked);
    const outcome = outcomeOfVerdict(verdict);
    if (verdict.kind === 'undecided' || outcome === undefined) continue;
    if (isDeepStrictEqual(outcome, session.outcome)) continue;
    const earlier = cards.earlier.map((card) => outcomeOfVerdict(judgeSession(card, asked)));
    if (earlier.every((each) => isDeepStrictEqual(each, outcome))) continue;
    const isOurs = earlier.some((each) => isDeepStrictEqual(each, session.outcome));
    (isOurs ? changed : byHand).push({ session, outcome, verdict });
  }
  return { changed, byHand };
}
