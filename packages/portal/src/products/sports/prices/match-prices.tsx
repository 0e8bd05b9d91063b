import { type Freshness, type FreshnessWatch, isFresh } from '@maidan/client/freshness.ts';
import { useFreshnessWatch } from '@maidan/ui/hooks/use-freshness-watch.ts';
import { useKeyed, useSelected, useStore } from '@maidan/ui/hooks/use-store.ts';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { useLiveSocket } from '../../../house/live-socket.ts';
import { followMatch, type PricedMatch } from './follow-match.ts';
import type { RowStop } from './match-book.ts';
import {
  createPriceStore,
  type MarketHead,
  marketsKey,
  noQuote,
  type PriceStore,
  type RowHead,
  type ShownQuote,
  tableKeys,
} from './price-store.ts';

interface MatchPrices {
  readonly prices: PriceStore;
  readonly freshness: FreshnessWatch;
}

const MatchPricesContext = createContext<MatchPrices | undefined>(undefined);

const createMatchPrices = (freshness: FreshnessWatch): MatchPrices => ({
  prices: createPriceStore((callback) => requestAnimationFrame(callback)),
  freshness,
});

interface MatchPricesProviderProps {
  readonly match: PricedMatch;
  readonly children: ReactNode;
}

/** Keeps one match's prices up to date for its children. Use the match's id as its key. */
export function MatchPricesProvider({ match, children }: MatchPricesProviderProps) {
  const freshness = useFreshnessWatch();
  const [matchPrices] = useState(() => createMatchPrices(freshness));
  const { matchId, eventId, isPushed, bookmakerAddress, exchangeAddress } = match;
  const socket = useLiveSocket();

  useEffect(() => {
    const match = { matchId, eventId, isPushed, bookmakerAddress, exchangeAddress };
    return followMatch({ match, socket, ...matchPrices });
  }, [socket, isPushed, matchId, eventId, bookmakerAddress, exchangeAddress, matchPrices]);

  return <MatchPricesContext value={matchPrices}>{children}</MatchPricesContext>;
}

function useMatchPrices(): MatchPrices {
  const matchPrices = use(MatchPricesContext);
  if (!matchPrices) throw new Error('Prices are asked for outside a match.');
  return matchPrices;
}

export function useCell(key: string): ShownQuote {
  const { cells } = useMatchPrices().prices;
  return useKeyed(cells, key) ?? noQuote;
}

/** Whether the row takes no bets, and the reason if the source gives one. */
export function useStop(row: string): boolean | RowStop {
  const { suspensions } = useMatchPrices().prices;
  return useKeyed(suspensions, row) ?? false;
}

export const useSuspended = (row: string): boolean => useStop(row) !== false;

const noRows: readonly RowHead[] = [];

export function useRows(table: string): readonly RowHead[] {
  const { tables } = useMatchPrices().prices;
  return useKeyed(tables, table) ?? noRows;
}

const noMarkets: readonly MarketHead[] = [];

export function useExchangeMarkets(): readonly MarketHead[] {
  const { markets } = useMatchPrices().prices;
  return useKeyed(markets, marketsKey) ?? noMarkets;
}

/**
 * True until both sources have been drawn: a page drawn from one alone would shift when the other arrives.
 */
export function useIsAwaited(): boolean {
  const { tables, markets } = useMatchPrices().prices;
  const bookmaker = useKeyed(tables, tableKeys.bookmaker);
  const exchange = useKeyed(markets, marketsKey);
  return bookmaker === undefined || exchange === undefined;
}

export function useFreshness(): Freshness {
  return useStore(useMatchPrices().freshness);
}

export const useIsFresh = (): boolean => useSelected(useMatchPrices().freshness, isFresh);
