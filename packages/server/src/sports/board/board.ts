import { type Clock, type Coins, coinsFromWhole, odds, type Side } from '@maidan/betting';
import type { FeedChange, MarketKind, PriceLevel } from '@maidan/feeds';
import { isTossBetInTime, TOSS_CUTOFF_MS } from '@maidan/sports';
import type { Quoted } from '../../bets/bet-request.ts';
import type { MarketListener } from '../../house.ts';
import { isDecimalKind } from '../bets-wire.ts';
import {
  applyChange,
  type BoardMarket,
  type BoardMatch,
  emptyBoard,
  removeMatch,
  ruleMarket,
} from './board-state.ts';

/** Prices of a feed that has said nothing for this long count as suspended. */
export const staleAfterMs = 6_000;

const tossCutoffMinutes = TOSS_CUTOFF_MS / 60_000;

/** The present picture of every match, in memory: what is quoted, shown and sent is read here. */
export interface Board {
  /** Returns the matches whose pictures the changes touched. */
  apply(source: string, changes: readonly FeedChange[]): ReadonlySet<string>;
  /** The house's own word on markets goes before the feed's; returns the matches it touched. */
  rule: (...ruled: Parameters<MarketListener>) => ReadonlySet<string>;
  matches(): Iterable<BoardMatch>;
  byEvent(eventId: string): BoardMatch | undefined;
  byMarketId(marketId: string): BoardMatch | undefined;
  remove(eventId: string): void;
  /** How long ago the feed of this match was heard; undefined while it is in time. */
  staleMs(match: BoardMatch): number | undefined;
  /** Whether the time for bets on its toss is over, whatever the feed says. */
  isTossOver(match: BoardMatch): boolean;
  /** The best price at which the whole stake can be had; the best of all where there is none. */
  quote(match: BoardMatch, market: BoardMarket, option: string, side: Side, stake: Coins): Quoted;
}

export function createBoard(clock: Clock): Board {
  const state = emptyBoard();
  const heardAt = new Map<string, number>();

  function staleMs(match: BoardMatch): number | undefined {
    const age = clock.now() - (heardAt.get(match.source) ?? Number.NEGATIVE_INFINITY);
    return age > staleAfterMs ? age : undefined;
  }

  const isTossOver = ({ match }: BoardMatch) => !isTossBetInTime(clock.now(), match.startsAt);

  return {
    apply(source, changes) {
      heardAt.set(source, clock.now());
      const touched = changes.map((change) => applyChange(state, source, change));
      return new Set(touched.filter((eventId) => eventId !== undefined));
    },
    rule: (ids, ruled) =>
      new Set(ids.map((id) => ruleMarket(state, id, ruled)).filter((eventId) => eventId !== undefined)),
    matches: () => state.byEvent.values(),
    byEvent: (eventId) => state.byEvent.get(eventId),
    byMarketId: (marketId) => state.byMarketId.get(marketId),
    remove: (eventId) => removeMatch(state, eventId),
    staleMs,
    isTossOver,
    // In the order of betting/refusal: of several reasons against a bet the first is told.
    quote(match, market, option, side, stake) {
      const { kind } = market.market;
      if (kind === 'toss' && isTossOver(match)) return { state: 'too-late', minutes: tossCutoffMinutes };
      if (market.state !== 'open') return { state: 'market-suspended' };
      const quoted = kind === 'fancy' ? quoteLine(market, side) : quoteRunner(market, option, side, stake);
      const ageMs = quoted.state === 'open' ? staleMs(match) : undefined;
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

function quoteRunner({ market, runners }: BoardMarket, option: string, side: Side, stake: Coins): Quoted {
  if (!market.runners.some((runner) => runner.id === option)) return { state: 'option-unknown' };
  const levels =
    runners.find((runner) => runner.runnerId === option)?.[side].filter(({ odds }) => odds > 0) ?? [];
  const hasEnough = (level: PriceLevel) => stake <= (sizeShown(market.kind, level) ?? stake);
  const best = levels.find(hasEnough) ?? levels[0];
  if (best === undefined) return { state: 'option-suspended' };
  const size = sizeShown(market.kind, best);
  return { state: 'open', odds: odds(best.odds), ...(size === undefined ? {} : { size }) };
}

/** What is shown as available at a price can be had at it. A feed that does not know the size says 0, and none is shown. */
const sizeShown = (kind: MarketKind, { size }: PriceLevel): Coins | undefined =>
  isDecimalKind(kind) && size > 0 ? coinsFromWhole(Math.floor(size)) : undefined;
