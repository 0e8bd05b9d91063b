import type { FeedMarket, FeedMatch } from '@maidan/feeds';
import { type ArrivedChange, type BoardMatch, type BoardState, newMarket, roomOf } from './board-state.ts';
import { dropPrices, putPrices } from './change-market.ts';

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
    score: undefined,
    confirmedAt: Number.NEGATIVE_INFINITY,
  };
  byEvent.set(match.id, made);
  byRoom.set(made.room, made);
}

function putMarket({ byEvent, matchOfMarket }: BoardState, market: FeedMarket): string | undefined {
  const found = byEvent.get(market.matchId);
  if (found === undefined || found.markets.has(market.id)) return undefined;
  found.markets.set(market.id, newMarket(market));
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
