import { type Clock, odds, type Side } from '@maidan/betting';
import type { FeedChange, FeedMarket, FeedMatch, LinePrices, MarketKind, RunnerPrices, SportScore } from '@maidan/feeds';
import type { Quoted } from '../../bets/bet-request.ts';

export interface BoardMarket {
  readonly market: FeedMarket;
  state: 'open' | 'suspended' | 'shut';
  runners: readonly RunnerPrices[];
  line: LinePrices | undefined;
}

export interface BoardMatch {
  match: FeedMatch;
  /** The wire's name for everything one can bet on in this match. */
  readonly marketId: string;
  readonly source: string;
  readonly markets: Map<string, BoardMarket>;
  score: SportScore | undefined;
}

/** Prices of a feed that has said nothing for this long count as suspended. */
export const staleAfterMs = 6_000;

export const marketIdOf = (eventId: string): string => `1.${eventId}`;

/** The present picture of every match, in memory: what is quoted, shown and sent is read here. */
export interface Board {
  apply(source: string, changes: readonly FeedChange[]): ReadonlySet<string>;
  matches(): Iterable<BoardMatch>;
  byEvent(eventId: string): BoardMatch | undefined;
  byMarketId(marketId: string): BoardMatch | undefined;
  remove(eventId: string): void;
  /** How long ago the feed of this match was heard; undefined while it is in time. */
  staleMs(match: BoardMatch): number | undefined;
  quote(match: BoardMatch, market: BoardMarket, option: string, side: Side): Quoted;
}

export function createBoard(clock: Clock): Board {
  const byEvent = new Map<string, BoardMatch>();
  const byMarketId = new Map<string, BoardMatch>();
  const matchOfMarket = new Map<string, BoardMatch>();
  const heardAt = new Map<string, number>();

  function putMatch(source: string, match: FeedMatch): void {
    const known = byEvent.get(match.id);
    if (known !== undefined) {
      known.match = match;
      return;
    }
    const made: BoardMatch = { match, marketId: marketIdOf(match.id), source, markets: new Map(), score: undefined };
    byEvent.set(match.id, made);
    byMarketId.set(made.marketId, made);
  }

  /** Applies one change; says which match it touched. */
  function put(source: string, change: FeedChange): string | undefined {
    switch (change.kind) {
      case 'match':
        putMatch(source, change.match);
        return change.match.id;
      case 'market': {
        const found = byEvent.get(change.market.matchId);
        if (found === undefined || found.markets.has(change.market.id)) return undefined;
        found.markets.set(change.market.id, { market: change.market, state: 'suspended', runners: [], line: undefined });
        matchOfMarket.set(change.market.id, found);
        return found.match.id;
      }
      case 'prices': {
        const found = matchOfMarket.get(change.marketId);
        const market = found?.markets.get(change.marketId);
        if (found === undefined || market === undefined || market.state === 'shut') return undefined;
        market.state = change.state;
        if (change.runners !== undefined) market.runners = change.runners;
        if (change.line !== undefined) market.line = change.line;
        return found.match.id;
      }
      case 'score': {
        const found = byEvent.get(change.matchId);
        if (found !== undefined) found.score = change.score;
        return undefined;
      }
      case 'result': {
        const found = matchOfMarket.get(change.marketId);
        const market = found?.markets.get(change.marketId);
        if (market !== undefined) market.state = 'shut';
        return found?.match.id;
      }
    }
  }

  function staleMs(match: BoardMatch): number | undefined {
    const age = clock.now() - (heardAt.get(match.source) ?? Number.NEGATIVE_INFINITY);
    return age > staleAfterMs ? age : undefined;
  }

  return {
    apply(source, changes) {
      heardAt.set(source, clock.now());
      const touched = new Set<string>();
      for (const change of changes) {
        const eventId = put(source, change);
        if (eventId !== undefined) touched.add(eventId);
      }
      return touched;
    },
    matches: () => byEvent.values(),
    byEvent: (eventId) => byEvent.get(eventId),
    byMarketId: (marketId) => byMarketId.get(marketId),
    remove(eventId) {
      const found = byEvent.get(eventId);
      if (found === undefined) return;
      byEvent.delete(eventId);
      byMarketId.delete(found.marketId);
      for (const id of found.markets.keys()) matchOfMarket.delete(id);
    },
    staleMs,
    quote(match, market, option, side) {
      const ageMs = staleMs(match);
      if (ageMs !== undefined) return { state: 'stale', ageMs, limitMs: staleAfterMs };
      if (market.state !== 'open' || match.match.status === 'completed') return { state: 'market-suspended' };
      return market.market.kind === 'fancy' ? quoteLine(market, side) : quoteRunner(market, option, side);
    },
  };
}

function quoteLine({ line }: BoardMarket, side: Side): Quoted {
  if (line === undefined) return { state: 'option-suspended' };
  return side === 'back'
    ? { state: 'open', odds: odds(line.yesOdds), run: line.yesRun }
    : { state: 'open', odds: odds(line.noOdds), run: line.noRun };
}

function quoteRunner({ market, runners }: BoardMarket, option: string, side: Side): Quoted {
  if (!market.runners.some((runner) => runner.id === option)) return { state: 'option-unknown' };
  const best = runners.find((runner) => runner.runnerId === option)?.[side][0];
  return best === undefined || best.odds <= 0
    ? { state: 'option-suspended' }
    : { state: 'open', odds: odds(best.odds) };
}

export const marketOfKind = (match: BoardMatch, kind: MarketKind): BoardMarket | undefined => {
  for (const market of match.markets.values()) if (market.market.kind === kind) return market;
  return undefined;
};
