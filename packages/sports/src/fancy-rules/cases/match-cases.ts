import type { CricketOutcome } from '../../score/cricket-match.ts';
import type { FancyRuleId } from '../rules.ts';

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
