import { type Clock, type Coins, coinsFromWhole, odds, type Side } from '@maidan/betting';
import type { PriceLevel } from '@maidan/feeds';
import { isDecimalKind, TOSS_CUTOFF_MS } from '@maidan/sports';
import type { Quoted } from '../../../bets/act.ts';
import type { MarketListener } from '../../../house.ts';
import {
  type ArrivedChange,
  applyChange,
  type BoardMarket,
  type BoardMatch,
  emptyBoard,
  overrideMarket,
  removeMatch,
} from './board-state.ts';

/** Prices not confirmed for this long count as suspended. */
export const staleAfterMs = 6_000;

const tossCutoffMinutes = TOSS_CUTOFF_MS / 60_000;

/** The present picture of every match, in memory: what is quoted, shown and sent is read here. */
export interface Board {
  /** The feed confirms its earlier prices: all of them, or those of the named matches. */
  confirm(source: string, eventIds?: readonly string[]): void;
  /** Returns the matches whose pictures the changes touched. */
  apply(source: string, changes: readonly ArrivedChange[]): ReadonlySet<string>;
  /** What the house does to markets overrides the feed's state; returns the matches it touched. */
  override: (...made: Parameters<MarketListener>) => ReadonlySet<string>;
  matches(): Iterable<BoardMatch>;
  byEvent(eventId: string): BoardMatch | undefined;
  byRoom(room: string): BoardMatch | undefined;
  /** By the id of a single market. */
  hasMarket(id: string): boolean;
  remove(eventId: string): void;
  /** How long ago the feed confirmed this match, or sent this market's prices if later; undefined while they are not stale. */
  staleMs(match: BoardMatch, market?: BoardMarket): number | undefined;
  /** When it will be stale, if nothing is said of it before, as `elapsed` counts. */
  freshUntil(match: BoardMatch, market?: BoardMarket): number;
  /** By the clock of the board. */
  elapsed(): number;
  /** Counts what was said to the board: while it stays the same, only time changes what is stale. */
  messageCount(): number;
  /** Whether betting on its toss is over by the clock, whatever the feed says. */
  isTossOver(match: BoardMatch): boolean;
  /** The best price with enough size for the whole stake; the best price of all where none has. */
  quote(match: BoardMatch, market: BoardMarket, option: string, side: Side, stake: Coins): Quoted;
}

export function createBoard(clock: Clock): Board {
  const state = emptyBoard();
  const confirmedAt = new Map<string, number>();
  let messageCount = 0;

  function lastUpdateAt(match: BoardMatch, market?: BoardMarket): number {
    const never = Number.NEGATIVE_INFINITY;
    return Math.max(confirmedAt.get(match.source) ?? never, match.confirmedAt, market?.updatedAt ?? never);
  }

  function staleMs(match: BoardMatch, market?: BoardMarket): number | undefined {
    const age = clock.elapsed() - lastUpdateAt(match, market);
    return age > staleAfterMs ? age : undefined;
  }

  function confirm(source: string, eventIds?: readonly string[]): void {
    messageCount += 1;
    if (eventIds === undefined) confirmedAt.set(source, clock.elapsed());
    for (const id of eventIds ?? []) {
      const match = state.byEvent.get(id);
      if (match?.source === source) match.confirmedAt = clock.elapsed();
    }
  }

  function remove(eventId: string): void {
    messageCount += 1;
    const source = state.byEvent.get(eventId)?.source;
    removeMatch(state, eventId);
    const isLast = [...state.byEvent.values()].every((match) => match.source !== source);
    if (source !== undefined && isLast) confirmedAt.delete(source);
  }

  const isTossOver = ({ match }: BoardMatch) => clock.now() >= match.startsAt - TOSS_CUTOFF_MS;

  return {
    confirm,
    apply(source, changes) {
      messageCount += 1;
      const touched = changes.map((change) => applyChange(state, source, change));
      return new Set(touched.filter((eventId) => eventId !== undefined));
    },
    override: (ids, made) =>
      new Set(ids.map((id) => overrideMarket(state, id, made)).filter((eventId) => eventId !== undefined)),
    matches: () => state.byEvent.values(),
    byEvent: (eventId) => state.byEvent.get(eventId),
    byRoom: (room) => state.byRoom.get(room),
    hasMarket: (id) => state.matchOfMarket.has(id),
    remove,
    staleMs,
    freshUntil: (match, market) => lastUpdateAt(match, market) + staleAfterMs,
    elapsed: () => clock.elapsed(),
    messageCount: () => messageCount,
    isTossOver,
    // In the order of betting/refusal, since the first reason against a bet is the one given.
    quote(match, market, option, side, stake) {
      const { kind } = market.market;
      if (kind === 'toss' && isTossOver(match)) return { state: 'too-late', minutes: tossCutoffMinutes };
      if (market.state !== 'open') return { state: 'market-suspended' };
      const quoted =
        kind === 'fancy' ? quoteLine(market, side) : quoteRunner(match, market, option, side, stake);
      const ageMs = quoted.state === 'open' ? staleMs(match, market) : undefined;
      return ageMs === undefined ? quoted : { state: 'stale', ageMs, limitMs: staleAfterMs };
    },
  };
}

function quoteLine({ line }: BoardMarket, side: Side): Quoted {
  if (line === undefined) return { state: 'option-suspended' };
  return side === 'back'
    ? { state: 'open', odds: odds(line.yesOdds), run: line.yesRun }
    : { state: 'open', odds: odds(line.noOdds), run: line.noRun };
}

function quoteRunner(
  match: BoardMatch,
  { market, runners }: BoardMarket,
  option: string,
  side: Side,
  stake: Coins,
): Quoted {
  if (!market.runners.some((runner) => runner.id === option)) return { state: 'option-unknown' };
  const levels =
    runners.find((runner) => runner.runnerId === option)?.[side].filter(({ odds }) => odds > 0) ?? [];
  const sizeOf = ({ size }: PriceLevel) => {
    const shown = isDecimalKind(market.kind) ? sizeShown(match, size) : 0;
    return shown === 0 ? undefined : coinsFromWhole(shown);
  };
  const best = levels.find((level) => stake <= (sizeOf(level) ?? stake)) ?? levels[0];
  if (best === undefined) return { state: 'option-suspended' };
  const size = sizeOf(best);
  return { state: 'open', odds: odds(best.odds), ...(size === undefined ? {} : { size }) };
}

/**
 * Whole coins available at a price; 0 where no size is shown and none limits a stake. Sizes in a recording do not count,
 * since nobody offers them here.
 */
export const sizeShown = ({ match }: Pick<BoardMatch, 'match'>, size: number): number =>
  match.isRecording === true ? 0 : Math.floor(size);
