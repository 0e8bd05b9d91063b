import { type CricketMatch, judgeSession, type Session } from '@maidan/sports';
import type { Decision } from '../../play/decision.ts';
import type { Offer } from './offer.ts';

/** What the last ball ended, so that only sessions it can have decided are judged. */
export interface BallEvents {
  readonly isOverDone: boolean;
  /** A wicket, or a batter retired. */
  readonly isBatterGone: boolean;
  readonly isInningsDone: boolean;
  readonly isMatchDone: boolean;
}

function mayBeDecided(ask: Session['ask'], now: BallEvents): boolean {
  if (now.isMatchDone) return true;
  switch (ask) {
    case 'match-total':
    case 'match-most':
      return false;
    case 'over-runs':
    case 'only-over-runs':
    case 'only-over-wickets':
    case 'only-over-boundaries':
    case 'bowler-runs':
    case 'bowler-wickets':
    case 'over-block-boundaries':
    case 'dot-balls':
      return now.isOverDone || now.isInningsDone;
    case 'ball-runs':
    case 'over-ball-runs':
    case 'ball-wickets':
      return true;
    case 'innings-runs':
    case 'innings-total':
      return now.isInningsDone;
    default:
      return now.isBatterGone || now.isInningsDone;
  }
}

function judge(match: CricketMatch, offer: Offer): Decision | undefined {
  const { marketId } = offer;
  const verdict = judgeSession(match, offer.session);
  if (verdict.kind === 'undecided') {
    if (match.outcome === undefined) return undefined;
    const reason = 'The match ended before this could be decided, so the session is void.';
    return { marketId, result: { kind: 'void' }, rule: 'abandoned-or-reduced', reason, balls: [] };
  }
  const { rule, reason, balls } = verdict;
  const result =
    verdict.kind === 'run' ? ({ kind: 'run', run: verdict.run } as const) : ({ kind: 'void' } as const);
  return { marketId, result, rule, reason, balls };
}

/** With its first ball the innings before it is known to be over, also where rain had only interrupted it until then. */
function isFirstBall({ innings }: CricketMatch): boolean {
  const overs = innings.at(-1)?.overs ?? [];
  return innings.length > 1 && overs.length === 1 && overs[0]?.deliveries.length === 1;
}

export function judgeOffers(
  match: CricketMatch,
  pending: readonly Offer[],
  ball: BallEvents,
): { readonly pending: readonly Offer[]; readonly decisions: readonly Decision[] } {
  const now = { ...ball, isInningsDone: ball.isInningsDone || isFirstBall(match) };
  const left: Offer[] = [];
  const decisions: Decision[] = [];
  for (const offer of pending) {
    const decision = mayBeDecided(offer.session.ask, now) ? judge(match, offer) : undefined;
    if (decision === undefined) left.push(offer);
    else decisions.push(decision);
  }
  return { pending: left, decisions };
}
