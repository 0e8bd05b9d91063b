import { type Leg, legIfLoses, legIfWins } from '../../bet.ts';
import { type Coins, noCoins, roundUpToHundredths } from '../../coins.ts';
import { isOdds, type Odds, parseRawOdds, rawFromOdds } from '../../prices/odds.ts';
import { isRecord } from '../market-shape.ts';

/**
 * What an outcome makes of an option. A push returns the stake, a half loss takes half of it, and a prize table
 * (pair plus) pays odds of its own whatever the bet's were. A lay is the mirror of each.
 */
export type Verdict = 'win' | 'lose' | 'push' | 'half-loss' | { readonly pays: Odds };

export function isVerdict(value: unknown): value is Verdict {
  if (value === 'win' || value === 'lose' || value === 'push' || value === 'half-loss') return true;
  return isRecord(value) && isOdds(value.pays);
}

export const formatVerdict = (verdict: Verdict): string =>
  typeof verdict === 'string' ? verdict : `pays ${rawFromOdds(verdict.pays)}`;

export function readVerdict(words: string): Verdict | undefined {
  const pays = words.startsWith('pays ') ? parseRawOdds(words.slice('pays '.length)) : undefined;
  if (pays !== undefined) return { pays };
  return isVerdict(words) ? words : undefined;
}

export function isWin(verdict: Verdict): boolean {
  return verdict === 'win' || (typeof verdict !== 'string' && verdict.pays > 0);
}

export function isSameVerdict(one: Verdict, other: Verdict): boolean {
  if (typeof one === 'string' || typeof other === 'string') return one === other;
  return one.pays === other.pays;
}

export function payoutOfVerdict(leg: Leg, verdict: Verdict): Coins {
  if (verdict === 'win') return legIfWins(leg);
  return profitBesidesWin(legIfLoses(leg), verdict);
}

/**
 * The profit of any verdict but a win follows from the profit of losing, for one leg or for the sum of many: parts
 * rounded up never add up to less than their sum rounded up, so the book stays a bound.
 */
export function profitBesidesWin(lose: Coins, verdict: Exclude<Verdict, 'win'>): Coins {
  if (verdict === 'lose') return lose;
  if (verdict === 'push') return noCoins;
  if (verdict === 'half-loss') return roundUpToHundredths(lose, 2n);
  return roundUpToHundredths(-lose * BigInt(verdict.pays), 10_000n);
}
