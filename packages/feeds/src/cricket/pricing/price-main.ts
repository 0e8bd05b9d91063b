import { drawRunner, firstRunner, noRunner, secondRunner, yesRunner } from '../../play/main-markets.ts';
import type { PricesChange } from '../../play/play.ts';
import { openWinner, priceWinner, suspendWinner } from '../../pricing/price-winner.ts';
import { type Chance, quoteExchange } from '../../pricing/quote-winner.ts';
import type { CricketState } from '../cricket-state.ts';
import type { WinChances } from './cricket-chances.ts';

/** Match odds, bookmaker and, in a limited match under way, the tied match. */
export function priceMain(state: CricketState, chances: WinChances, seed: number): PricesChange[] {
  const { matchId, format } = state.plan;
  const runners: Chance[] = [
    { runnerId: firstRunner, probability: chances.first },
    { runnerId: secondRunner, probability: chances.second },
  ];
  if (format === 'Test') runners.push({ runnerId: drawRunner, probability: chances.draw });
  const main = priceWinner(matchId, runners, seed);
  if (format === 'Test' || state.game === undefined) return main;
  if (state.superOver !== undefined) return [...main, suspendWinner(matchId, 'tied-match')];
  const tied = [
    { runnerId: yesRunner, probability: chances.tie },
    { runnerId: noRunner, probability: 1 - chances.tie },
  ];
  return [...main, openWinner(matchId, 'tied-match', quoteExchange(tied, seed + 1))];
}
