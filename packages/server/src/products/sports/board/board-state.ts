import type {
  FeedChange,
  FeedMarket,
  FeedMatch,
  FeedRunner,
  LinePrices,
  MarketKind,
  RunnerPrices,
  SportScore,
} from '@maidan/feeds';
import { sortByName } from '@maidan/sports';

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
  updatedAt: number;
}

export interface BoardMatch {
  match: FeedMatch;
  /** The room in which clients watch it; on the wire its `marketId`. */
  readonly room: string;
  readonly source: string;
  readonly markets: Map<string, BoardMarket>;
  /** Those of its markets that are sessions, in the order in which pages show them. */
  fancies: readonly BoardMarket[];
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

interface BoardState {
  readonly byEvent: Map<string, BoardMatch>;
  readonly byRoom: Map<string, BoardMatch>;
  readonly matchOfMarket: Map<string, BoardMatch>;
}

const newMarket = (market: FeedMarket): BoardMarket => ({
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
  updatedAt: Number.NEGATIVE_INFINITY,
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

/** Selections are numbers on the wire: the feed's id where it has only digits, else the place in the market. */
export function selectionNumber(runnerIds: readonly string[], runnerId: string): number {
  return /^\d{1,9}$/.test(runnerId) ? Number(runnerId) : runnerIds.indexOf(runnerId) + 1;
}

export const idsOf = (runners: readonly FeedRunner[]): readonly string[] =>
  runners.map((runner) => runner.id);

export function runnerOfSelection(
  { market: { runners } }: BoardMarket,
  selectionId: string,
): FeedRunner | undefined {
  const ids = idsOf(runners);
  return runners.find((runner) => String(selectionNumber(ids, runner.id)) === selectionId);
}

/** Applies one change in place; returns the match whose pictures it touched, if any. */
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
      if (market !== undefined) market.feedState = 'shut';
      return found?.match.id;
    }
  }
}

function putMatch({ byEvent, byRoom }: BoardState, source: string, match: FeedMatch): void {
  const known = byEvent.get(match.id);
  if (known !== undefined) {
    known.match = match;
    return;
  }
  const made: BoardMatch = {
    match,
    room: roomOf(match.id),
    source,
    markets: new Map(),
    fancies: [],
    score: undefined,
    confirmedAt: Number.NEGATIVE_INFINITY,
  };
  byEvent.set(match.id, made);
  byRoom.set(made.room, made);
}

function putMarket({ byEvent, matchOfMarket }: BoardState, market: FeedMarket): string | undefined {
  const found = byEvent.get(market.matchId);
  if (found === undefined || found.markets.has(market.id)) return undefined;
  const made = newMarket(market);
  found.markets.set(market.id, made);
  if (market.kind === 'fancy') found.fancies = sortByName([...found.fancies, made], (row) => row.market.name);
  matchOfMarket.set(market.id, found);
  return found.match.id;
}

export function removeMatch(state: BoardState, eventId: string): void {
  const found = state.byEvent.get(eventId);
  if (found === undefined) return;
  state.byEvent.delete(eventId);
  state.byRoom.delete(found.room);
  for (const [id, market] of found.markets) {
    state.matchOfMarket.delete(id);
    // A bet waiting out its delay still refers to the removed market.
    market.feedState = 'shut';
  }
}

/** A market once shut stays shut, whatever a late price says. */
function putPrices(
  { matchOfMarket }: BoardState,
  change: Extract<FeedChange, { kind: 'prices' }>,
  at: number,
): string | undefined {
  const found = matchOfMarket.get(change.marketId);
  const market = found?.markets.get(change.marketId);
  if (found === undefined || market === undefined || market.state === 'shut') return undefined;
  market.feedState = change.state;
  if (change.runners !== undefined) market.runners = change.runners;
  if (change.line !== undefined) market.line = change.line;
  if (change.betDelayMs !== undefined) market.betDelayMs = change.betDelayMs;
  market.updatedAt = at;
  return found.match.id;
}

/** Removes the prices until the feed sends new ones: an "open" without prices would bring the old ones back. */
function dropPrices({ matchOfMarket }: BoardState, marketId: string): string | undefined {
  const found = matchOfMarket.get(marketId);
  const market = found?.markets.get(marketId);
  if (market === undefined || market.state === 'shut') return undefined;
  market.feedState = 'suspended';
  market.runners = [];
  market.line = undefined;
  return found?.match.id;
}

/** What the house itself did to a market overrides its feed's state; returns the match it touched, if any. */
export function overrideMarket(
  { matchOfMarket }: BoardState,
  marketId: string,
  state: BoardMarket['byHouse'],
): string | undefined {
  const found = matchOfMarket.get(marketId);
  const market = found?.markets.get(marketId);
  if (market === undefined) return undefined;
  if (market.byHouse !== 'settled') market.byHouse = state;
  return found?.match.id;
}
