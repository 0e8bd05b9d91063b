import type { FeedChange } from '../feed.ts';
import type { Play, PricesChange } from './play.ts';
import { samePrices } from './same-prices.ts';

/** The end of a market: it is shut, then its result. */
export type DecidedChange = Extract<FeedChange, { kind: 'prices' | 'result' }>;

/** Remembers what was sent of a match, and returns only what is new. */
export interface UnsentChanges {
  markets(): readonly FeedChange[];
  decisions(): readonly DecidedChange[];
  prices(isTossOpen: boolean): readonly FeedChange[];
}

export function unsentChanges(play: Play): UnsentChanges {
  const sent = new Map<string, PricesChange>();
  const isNewMarket = firstTime();
  const isNewDecision = firstTime();
  return {
    markets() {
      const fresh = play.markets().filter(({ id }) => isNewMarket(id));
      return fresh.map((market) => ({ kind: 'market', market }));
    },
    decisions() {
      const fresh = play.decisions().filter(({ marketId }) => isNewDecision(marketId));
      return fresh.flatMap((decision): DecidedChange[] => {
        sent.delete(decision.marketId);
        return [
          { kind: 'prices', marketId: decision.marketId, state: 'shut' },
          { kind: 'result', ...decision },
        ];
      });
    },
    prices: (isTossOpen) =>
      play.prices(isTossOpen).filter((prices) => {
        if (samePrices(prices, sent.get(prices.marketId))) return false;
        sent.set(prices.marketId, prices);
        return true;
      }),
  };
}

/** By id: a market opened or decided in the middle of a match need not be the last of its list. */
function firstTime(): (id: string) => boolean {
  const seen = new Set<string>();
  return (id) => {
    if (seen.has(id)) return false;
    seen.add(id);
    return true;
  };
}
