import type { CompleteLedger, MatchBet } from '@maidan/contract/wire';

export interface MatchResult {
  readonly rule: string | undefined;
  /** The house's text: who won, and by how much. */
  readonly reason: string;
}

const decidedByWinner = new Set<MatchBet['oddsType']>(['bookmaker', 'matchOdds']);

/** The result of the match, from a bet on its winner; undefined if none of the client's bets has it. */
export function matchResult({ oddsBetsData }: Pick<CompleteLedger, 'oddsBetsData'>): MatchResult | undefined {
  const decided = oddsBetsData.find(
    ({ oddsType, isDeclare, resultReason }) =>
      isDeclare === 1 && resultReason !== undefined && decidedByWinner.has(oddsType),
  );
  return decided && { rule: decided.resultRule, reason: decided.resultReason ?? '' };
}
