import type { MaxMinCoins } from '@maidan/contract/wire';
import { latinDigits } from '@maidan/ui/form/clean-number.ts';

/**
 * Document 1, section 5: only digits, up to 10 of them, empty allowed. Digits of any keyboard, as 0 to 9; undefined
 * for anything else.
 */
export function readStake(typed: string): string | undefined {
  const text = latinDigits(typed);
  return /^\d{0,10}$/.test(text) ? text : undefined;
}

/** A stake below every match's minimum. An empty field is no stake, so it is not below. */
export const isBelow = (text: string, least: number): boolean => text !== '' && Number(text) < least;

/** The smaller of a match's two minimums; undefined if neither is given. */
export function leastStake(maxMinCoins: string): number | undefined {
  const { minimum_match_bet, minimum_session_bet } = JSON.parse(maxMinCoins) as Partial<MaxMinCoins>;
  const minimums = [minimum_match_bet, minimum_session_bet].filter((coins) => coins !== undefined);
  return minimums.length === 0 ? undefined : Math.min(...minimums);
}
