import type { RunnerPrices } from '../feed.ts';
import { mainMarketId } from '../play/main-markets.ts';
import type { PricesChange } from '../play/play.ts';
import { type Chance, quoteBookmaker, quoteExchange } from './quote-winner.ts';

const bookmakerSize = 500_000;

type Winner = 'match-odds' | 'bookmaker' | 'tied-match';

/** Open where any runner has a price. */
export function openWinner(matchId: string, kind: Winner, runners: readonly RunnerPrices[]): PricesChange {
  const hasPrice = runners.some(({ back, lay }) => back.length + lay.length > 0);
  return {
    kind: 'prices',
    marketId: mainMarketId(matchId, kind),
    state: hasPrice ? 'open' : 'suspended',
    runners,
  };
}

export function suspendWinner(matchId: string, kind: Winner): PricesChange {
  return { kind: 'prices', marketId: mainMarketId(matchId, kind), state: 'suspended' };
}

/** Match odds and bookmaker, which every match has. */
export function priceWinner(matchId: string, chances: readonly Chance[], seed: number): PricesChange[] {
  return [
    openWinner(matchId, 'match-odds', quoteExchange(chances, seed)),
    openWinner(matchId, 'bookmaker', quoteBookmaker(chances, bookmakerSize)),
  ];
}

export function suspendWinners(matchId: string): PricesChange[] {
  return [suspendWinner(matchId, 'match-odds'), suspendWinner(matchId, 'bookmaker')];
}
