import type { RunnerPrices } from '../../feed.ts';
import type { CricketState } from '../cricket/cricket-state.ts';
import {
  DRAW_RUNNER,
  FIRST_RUNNER,
  mainMarketId,
  NO_RUNNER,
  SECOND_RUNNER,
  YES_RUNNER,
} from '../main-markets.ts';
import type { PricesChange } from '../play.ts';
import type { WinChances } from './cricket-chances.ts';
import { type Chance, quoteBookmaker, quoteExchange } from './quote-winner.ts';

const BOOKMAKER_SIZE = 500_000;

/** Match odds, bookmaker and, in a limited match under way, the tied match. */
export function priceMain(state: CricketState, chances: WinChances, seed: number): PricesChange[] {
  const { plan } = state;
  const { matchId, format } = plan;
  const runners: Chance[] = [
    { runnerId: FIRST_RUNNER, probability: chances.first },
    { runnerId: SECOND_RUNNER, probability: chances.second },
  ];
  if (format === 'Test') runners.push({ runnerId: DRAW_RUNNER, probability: chances.draw });
  const open = (
    kind: 'bookmaker' | 'match-odds' | 'tied-match',
    prices: readonly RunnerPrices[],
  ): PricesChange => ({
    kind: 'prices',
    marketId: mainMarketId(matchId, kind),
    state: prices.some(({ back, lay }) => back.length + lay.length > 0) ? 'open' : 'suspended',
    runners: prices,
  });
  const main = [
    open('match-odds', quoteExchange(runners, seed)),
    open('bookmaker', quoteBookmaker(runners, BOOKMAKER_SIZE)),
  ];
  if (format === 'Test' || state.game === undefined) return main;
  const tied = [
    { runnerId: YES_RUNNER, probability: chances.tie },
    { runnerId: NO_RUNNER, probability: 1 - chances.tie },
  ];
  return [
    ...main,
    state.superOver === undefined ? open('tied-match', quoteExchange(tied, seed + 1)) : suspended(matchId),
  ];
}

function suspended(matchId: string): PricesChange {
  return { kind: 'prices', marketId: mainMarketId(matchId, 'tied-match'), state: 'suspended' };
}
