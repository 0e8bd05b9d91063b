import { type CricketMatch, judgeSession, type Session } from '@maidan/sports';
import type { Decision } from '../../play/play.ts';
import type { Offer } from './offer.ts';

/** What the last ball ended, so that only sessions it can have decided are judged. */
export interface BallEvents {
  readonly isOverDone: boolean;
  /** A wicket, or a batter retired. */
  readonly isBatterGone: boolean;
  readonly isInningsDone: boolean;
  readonly isMatchDone: boolean;
}

/** What must have happened for a session to be decided before its match is over. */
const decidedBy: Readonly<Record<Session['ask'], 'ball' | 'over' | 'wicket' | 'innings' | 'match'>> = {
  'match-total': 'match',
  'match-most': 'match',
  'over-runs': 'over',
  'only-over-runs': 'over',
  'only-over-wickets': 'over',
  'only-over-boundaries': 'over',
  'bowler-runs': 'over',
  'bowler-wickets': 'over',
  'over-block-boundaries': 'over',
  'dot-balls': 'over',
  'ball-runs': 'ball',
  'over-ball-runs': 'ball',
  'ball-wickets': 'ball',
  'innings-runs': 'innings',
  'innings-total': 'innings',
  'fall-of-wicket': 'wicket',
  'wicket-balls': 'wicket',
  'wicket-caught': 'wicket',
  'wicket-player': 'wicket',
  'first-wickets-runs': 'wicket',
  'player-runs': 'wicket',
  'player-boundaries': 'wicket',
  'player-fours': 'wicket',
  'player-sixes': 'wicket',
  'player-balls': 'wicket',
  'pship-runs': 'wicket',
  'pship-balls': 'wicket',
  'pship-boundaries': 'wicket',
  // The season offers none of these.
  'player-balls-for-runs': 'ball',
  'team-balls-for-runs': 'ball',
  'match-over-runs': 'over',
  'both-over-runs': 'over',
  'power-play-runs': 'over',
  'power-surge-runs': 'over',
  'free-hit-boundaries': 'match',
  'player-reaches-runs': 'ball',
  'player-of-match': 'match',
  'top-batter': 'match',
  'toss-won': 'ball',
  'both-teams-runs': 'ball',
  'match-event': 'ball',
  'delivery-runs': 'ball',
  'delivery-wickets': 'ball',
};

function mayBeDecided(ask: Session['ask'], now: BallEvents): boolean {
  const by = decidedBy[ask];
  if (now.isMatchDone || by === 'ball') return true;
  if (by === 'match') return false;
  if (now.isInningsDone) return true;
  return (by === 'over' && now.isOverDone) || (by === 'wicket' && now.isBatterGone);
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

/** The first ball of an innings shows that the one before is over, also where rain had seemed only to interrupt it. */
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
