import type { Pair } from '../../score.ts';

/**
 * How the deciding set ends: by a tie-break at six all as any set, by two clear games however long it takes, by a tie-break
 * to ten at six all, or as nothing but a tie-break to ten.
 */
export type FinalSet = 'tie-break' | 'advantage' | 'long-tie-break' | 'match-tie-break';

export interface TennisRules {
  readonly finalSet: FinalSet;
  /** At 40-40 the next point wins the game. */
  readonly isNoAd: boolean;
}

export const usualRules: TennisRules = { finalSet: 'tie-break', isNoAd: false };

/** The rules of doubles on both tours. */
export const doublesRules: TennisRules = { finalSet: 'match-tie-break', isNoAd: true };

export type Player = 0 | 1;

export const opponentOf = (player: Player): Player => (player === 0 ? 1 : 0);

/** Points that win a tie-break, with a lead of two. */
export function tieBreakPoints({ finalSet }: TennisRules, isFinalSet: boolean): 7 | 10 {
  const isLong = finalSet === 'long-tie-break' || finalSet === 'match-tie-break';
  return isFinalSet && isLong ? 10 : 7;
}

export function isTieBreakAt({ finalSet }: TennisRules, isFinalSet: boolean, [one, other]: Pair): boolean {
  if (isFinalSet && finalSet === 'match-tie-break') return true;
  return one === 6 && other === 6 && !(isFinalSet && finalSet === 'advantage');
}

export function isGameWon(rules: TennisRules, points: Pair, winner: Player): boolean {
  const own = points[winner];
  return own >= 4 && own - points[opponentOf(winner)] >= (rules.isNoAd ? 1 : 2);
}

export function isTieBreakWon(target: number, points: Pair, winner: Player): boolean {
  return points[winner] >= target && points[winner] - points[opponentOf(winner)] >= 2;
}

/** By games alone: a set decided by a tie-break is won with seven games. */
export function isSetWon(rules: TennisRules, isFinalSet: boolean, games: Pair, winner: Player): boolean {
  const own = games[winner];
  const isClear = own >= 6 && own - games[opponentOf(winner)] >= 2;
  return isClear || (own === 7 && !(isFinalSet && rules.finalSet === 'advantage'));
}
