import type {
  FeedChange,
  FeedMarket,
  FeedMatch,
  LinePrices,
  MarketKind,
  RunnerPrices,
  SportScore,
} from '@maidan/feeds';

type MarketState = 'open' | 'suspended' | 'shut';

export interface BoardMarket {
  readonly market: FeedMarket;
  /** The state that is shown and quoted: it follows from the next two. */
  readonly state: MarketState;
  feedState: MarketState;
  /** What the house itself did to it. A settled market stays settled. */
  byHouse: 'open' | 'shut' | 'settled';
  runners: readonly RunnerPrices[];
  line: LinePrices | undefined;
  betDelayMs: number;
  /** By the monotonic clock: when the feed sent these prices, however long they waited to be shown. */
  saidAt: number;
}

export interface BoardMatch {
  match: FeedMatch;
  /** The room in which clients watch it; on the wire its `marketId`. */
  readonly room: string;
  readonly source: string;
  readonly markets: Map<string, BoardMarket>;
  score: SportScore | undefined;
  /** By the monotonic clock: when the feed last confirmed the prices of this match by name. */
  confirmedAt: number;
}

/** A message about a market that could not be parsed: the market's present prices are unknown. */
export interface Unreadable {
  readonly kind: 'unreadable';
  readonly marketId: string;
}

/** A change with its time of arrival by the monotonic clock. */
export interface ArrivedChange {
  readonly change: FeedChange | Unreadable;
  readonly at: number;
}

export interface BoardState {
  readonly byEvent: Map<string, BoardMatch>;
  readonly byRoom: Map<string, BoardMatch>;
  readonly matchOfMarket: Map<string, BoardMatch>;
}

export const newMarket = (market: FeedMarket): BoardMarket => ({
  market,
  get state() {
    if (this.byHouse === 'settled') return 'shut';
    return this.byHouse === 'shut' && this.feedState === 'open' ? 'suspended' : this.feedState;
  },
  feedState: 'suspended',
  byHouse: 'open',
  runners: [],
  line: undefined,
  betDelayMs: 0,
  saidAt: Number.NEGATIVE_INFINITY,
});

export const emptyBoard = (): BoardState => ({
  byEvent: new Map(),
  byRoom: new Map(),
  matchOfMarket: new Map(),
});

export const roomOf = (eventId: string): string => `1.${eventId}`;

export function marketOfKind(match: BoardMatch, kind: MarketKind): BoardMarket | undefined {
  for (const market of match.markets.values()) if (market.market.kind === kind) return market;
  return undefined;
}
