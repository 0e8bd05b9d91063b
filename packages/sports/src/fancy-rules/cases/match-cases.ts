import type { CricketMatch, CricketOutcome } from '../../score/cricket-match.ts';
import type { FancyRuleId } from '../rules.ts';
import type { Session } from '../session.ts';

/** How totals and events of a whole match end (sections 4, 5 and 9). */
export type MatchEnd = 'full' | 'reduced' | 'no-result' | 'test-won' | 'test-300-overs' | 'test-short';

export interface MatchCase {
  readonly verdict: 'stands' | 'void';
  readonly rule: FancyRuleId;
}

export const MATCH_CASES: { readonly [end in MatchEnd]: MatchCase } = {
  full: { verdict: 'stands', rule: 'match-events' },
  reduced: { verdict: 'void', rule: 'abandoned-or-reduced' },
  'no-result': { verdict: 'void', rule: 'abandoned-or-reduced' },
  'test-won': { verdict: 'stands', rule: 'test-300-overs' },
  'test-300-overs': { verdict: 'stands', rule: 'test-300-overs' },
  'test-short': { verdict: 'void', rule: 'test-300-overs' },
};

/**
 * Whether the end of the match decides that the session counts. The toss, the player of the match, a tie and the first over
 * stand whatever overs are lost. Section 5 names the top batter of a Test among its events; elsewhere it is one innings' own.
 */
export function needsWholeMatch(
  { scheduledOvers }: Pick<CricketMatch, 'scheduledOvers'>,
  session: Session,
): boolean {
  switch (session.ask) {
    case 'match-total':
    case 'match-most':
    case 'both-teams-runs':
    case 'free-hit-boundaries':
      return true;
    case 'match-event':
      return session.of !== 'tied' && !session.of.startsWith('first-');
    case 'top-batter':
      return scheduledOvers === undefined;
    default:
      return false;
  }
}

/** How the match was decided: says who is paid on markets on the winner, and how the market on a tie is settled. */
export type MatchDecision = 'won' | 'super-over' | 'bowl-out' | 'tied' | 'drawn' | 'no-result';

export interface WinnerCase {
  readonly pays: 'winner' | 'draw' | 'nobody';
  /** Absent where the market on a tie is void. */
  readonly isTied?: boolean;
}

/** A super over or a bowl-out decides the winner, but the match stays tied. */
export const WINNER_CASES: { readonly [decision in MatchDecision]: WinnerCase } = {
  won: { pays: 'winner', isTied: false },
  'super-over': { pays: 'winner', isTied: true },
  'bowl-out': { pays: 'winner', isTied: true },
  tied: { pays: 'nobody', isTied: true },
  drawn: { pays: 'draw', isTied: false },
  'no-result': { pays: 'nobody' },
};

/** How the winner was decided, and who it is where there is one. */
export function decisionOf(outcome: CricketOutcome): {
  readonly decision: MatchDecision;
  readonly team?: string;
} {
  switch (outcome.kind) {
    case 'won':
      return { decision: 'won', team: outcome.team };
    case 'tied': {
      const { superOverWinner, bowlOutWinner } = outcome;
      if (superOverWinner !== undefined) return { decision: 'super-over', team: superOverWinner };
      return bowlOutWinner === undefined
        ? { decision: 'tied' }
        : { decision: 'bowl-out', team: bowlOutWinner };
    }
    case 'drawn':
      return { decision: 'drawn' };
    default:
      return { decision: 'no-result' };
  }
}
