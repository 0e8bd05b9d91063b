import type {
  FeedChange,
  FeedMarket,
  FeedMatch,
  LinePrices,
  MarketKind,
  RunnerPrices,
  SportScore,
} from '@maidan/feeds';
import { dropPrices, putPrices, setFeedState } from './change-market.ts';

export interface BoardMarket {
  readonly market: FeedMarket;
  /** What is shown and quoted: the feed's word, unless the house shut the market itself. */
  state: 'open' | 'suspended' | 'shut';
  feedState: 'open' | 'suspended' | 'shut';
  isShutByHouse: boolean;
  runners: readonly RunnerPrices[];
  line: LinePrices | undefined;
  betDelayMs: number;
  /** By the monotonic clock: when its feed gave these prices, however long they waited to be shown. */
  saidAt: number;
}

export interface BoardMatch {
  match: FeedMatch;
  /** The wire's name for everything one can bet on in this match. */
  readonly marketId: string;
  readonly source: string;
  readonly markets: Map<string, BoardMarket>;
  score: SportScore | undefined;
  /** By the monotonic clock: when its feed last said that the prices of this match in particular stand. */
  confirmedAt: number;
}

/** A message about a market that could not be read: what the market's prices are now nobody knows. */
export interface Unreadable {
  readonly kind: 'unreadable';
  readonly marketId: string;
}

/** With its arrival by the monotonic clock. */
export interface ArrivedChange {
  readonly change: FeedChange | Unreadable;
  readonly at: number;
}

export interface BoardState {
  readonly byEvent: Map<string, BoardMatch>;
  readonly byMarketId: Map<string, BoardMatch>;
  readonly matchOfMarket: Map<string, BoardMatch>;
}

export const emptyBoard = (): BoardState => ({
  byEvent: new Map(),
  byMarketId: new Map(),
  matchOfMarket: new Map(),
});

export const marketIdOf = (eventId: string): string => `1.${eventId}`;

export function marketOfKind(match: BoardMatch, kind: MarketKind): BoardMarket | undefined {
  for (const market of match.markets.values()) if (market.market.kind === kind) return market;
  return undefined;
}

/** Applies one change in place; says which match's pictures it touched, if any. */
export function applyChange(
  state: BoardState,
  source: string,
  { change, at }: ArrivedChange,
): string | undefined {
  switch (change.kind) {
    case 'match':
      putMatch(state, source, change.match);
      return change.match.id;
    case 'market':
      return putMarket(state, change.market);
    case 'prices':
      return putPrices(state, change, at);
    case 'unreadable':
      return dropPrices(state, change.marketId);
    case 'score': {
      const found = state.byEvent.get(change.matchId);
      if (found !== undefined) found.score = change.score;
      return undefined;
    }
    case 'result': {
      const found = state.matchOfMarket.get(change.marketId);
      const market = found?.markets.get(change.marketId);
      if (market !== undefined) setFeedState(market, 'shut');
      return found?.match.id;
    }
  }
}

function putMatch({ byEvent, byMarketId }: BoardState, source: string, match: FeedMatch): void {
  const known = byEvent.get(match.id);
  if (known !== undefined) {
    known.match = match;
    return;
  }
  const made: BoardMatch = {
    match,
    marketId: marketIdOf(match.id),
    source,
    markets: new Map(),
    score: undefined,
    confirmedAt: Number.NEGATIVE_INFINITY,
  };
  byEvent.set(match.id, made);
  byMarketId.set(made.marketId, made);
}

function putMarket({ byEvent, matchOfMarket }: BoardState, market: FeedMarket): string | undefined {
  const found = byEvent.get(market.matchId);
  if (found === undefined || found.markets.has(market.id)) return undefined;
  found.markets.set(market.id, {
    market,
    state: 'suspended',
    feedState: 'suspended',
    isShutByHouse: false,
    runners: [],
    line: undefined,
    betDelayMs: 0,
    saidAt: Number.NEGATIVE_INFINITY,
  });
  matchOfMarket.set(market.id, found);
  return found.match.id;
}

export function removeMatch(state: BoardState, eventId: string): void {
  const found = state.byEvent.get(eventId);
  if (found === undefined) return;
  state.byEvent.delete(eventId);
  state.byMarketId.delete(found.marketId);
  for (const [id, market] of found.markets) {
    state.matchOfMarket.delete(id);
    // A bet that waits out its delay still holds the market.
    setFeedState(market, 'shut');
  }
}
