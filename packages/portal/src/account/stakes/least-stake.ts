import type { MaxMinCoins } from '@maidan/contract/wire';

/** The smaller of a match's two minimums; undefined if neither is given. */
export function leastStake(maxMinCoins: string): number | undefined {
  const { minimum_match_bet, minimum_session_bet } = JSON.parse(maxMinCoins) as Partial<MaxMinCoins>;
  const minimums = [minimum_match_bet, minimum_session_bet].filter((coins) => coins !== undefined);
  return minimums.length === 0 ? undefined : Math.min(...minimums);
}
