import type { FeedChange } from '@maidan/feeds';
import type { BoardMarket, BoardState } from './board-state.ts';

/** A market once shut stays shut, whatever a late price says. */
export function putPrices(
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
  market.saidAt = at;
  return found.match.id;
}

/** Removes the prices until the feed sends new ones: an "open" without prices would bring the old ones back. */
export function dropPrices({ matchOfMarket }: BoardState, marketId: string): string | undefined {
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
