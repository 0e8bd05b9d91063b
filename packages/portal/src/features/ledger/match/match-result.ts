import type { CompleteLedger, MatchBet } from '@maidan/contract/wire';

export interface MatchResult {
  readonly rule: string | undefined;
  /** In the house's words: who won, and by how much. */
  readonly reason: string;
}

const decidedByWinner = new Set<MatchBet['oddsType']>(['bookmaker', 'matchOdds']);

/** How the match ended, which the markets on its winner say; undefined while none of the client's bets knows. */
export function matchResult({ oddsBetsData }: Pick<CompleteLedger, 'oddsBetsData'>): MatchResult | undefined {
  const decided = oddsBetsData.find(
    ({ oddsType, isDeclare, resultReason }) =>
      isDeclare === 1 && resultReason !== undefined && decidedByWinner.has(oddsType),
  );
  return decided && { rule: decided.resultRule, reason: decided.resultReason ?? '' };
}
