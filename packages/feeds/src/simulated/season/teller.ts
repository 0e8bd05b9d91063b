import type { FeedChange } from '../../feed.ts';
import type { Play, PricesChange } from '../play.ts';
import { samePrices } from './same-prices.ts';

/** Remembers what was said of a match, and says only what is new. */
export interface Teller {
  markets(): readonly FeedChange[];
  decisions(): readonly FeedChange[];
  prices(isTossOpen: boolean): readonly FeedChange[];
}

export function createTeller(play: Play): Teller {
  const told = new Map<string, PricesChange>();
  let marketsTold = 0;
  let decisionsTold = 0;
  return {
    markets() {
      const fresh = play.markets().slice(marketsTold);
      marketsTold += fresh.length;
      return fresh.map((market) => ({ kind: 'market', market }));
    },
    decisions() {
      const fresh = play.decisions().slice(decisionsTold);
      decisionsTold += fresh.length;
      return fresh.flatMap((decision): FeedChange[] => {
        told.delete(decision.marketId);
        return [
          { kind: 'prices', marketId: decision.marketId, state: 'shut' },
          { kind: 'result', ...decision },
        ];
      });
    },
    prices: (isTossOpen) =>
      play.prices(isTossOpen).filter((prices) => {
        if (samePrices(prices, told.get(prices.marketId))) return false;
        told.set(prices.marketId, prices);
        return true;
      }),
  };
}
