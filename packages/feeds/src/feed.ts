import type { MarketKind, ResultRuleId } from '@maidan/sports';
import type { SportScore } from './score.ts';

/*
 * The one interface through which matches, prices, scores and results reach the house.
 * A provider's own terms do not pass it. Odds are profit per coin in ten-thousandths (see betting/prices/odds).
 */

export type { MarketKind };

/** For 'other' the house has only runners and prices; the series names the sport. */
export type Sport = 'cricket' | 'football' | 'tennis' | 'other';

export interface FeedMatch {
  readonly id: string;
  readonly sport: Sport;
  readonly name: string;
  readonly series: string;
  readonly teams: readonly string[];
  /** Milliseconds since the epoch. */
  readonly startsAt: number;
  readonly status: 'upcoming' | 'in-play' | 'completed' | 'abandoned';
  /** A recording of a match played earlier. */
  readonly isRecording?: true;
  /** SHA-256 in hex of the seed that decides the match, where the house plays it itself: published before any bet. */
  readonly seedHash?: string;
}

export interface FeedRunner {
  readonly id: string;
  readonly name: string;
}

/** The most runners of a market: one with more is refused before it is offered. */
export const runnersMax = 100;

/** The most letters of a result's reason. */
export const reasonMax = 1000;

export interface FeedMarket {
  readonly id: string;
  readonly matchId: string;
  readonly kind: MarketKind;
  readonly name: string;
  /** The heading its source prints it under, if any: "7 Number" means nothing without it. */
  readonly group?: string;
  /** Empty for a fancy market, whose bets name a run. */
  readonly runners: readonly FeedRunner[];
  /** How many runners win, where several do or runners may be withdrawn, as in a race. One where absent. */
  readonly places?: number;
  /** Fancy only: whether bets on it earn commission. */
  readonly isCommission: boolean;
  readonly remark: string;
}

export interface PriceLevel {
  readonly odds: number;
  /** Whole coins on offer at this price. */
  readonly size: number;
}

/** Best first, at most three deep each side. */
export interface RunnerPrices {
  readonly runnerId: string;
  readonly back: readonly PriceLevel[];
  readonly lay: readonly PriceLevel[];
}

/** A fancy quote: yes wins at `yesRun` or more, no wins under `noRun`. */
export interface LinePrices {
  readonly yesRun: number;
  readonly noRun: number;
  readonly yesOdds: number;
  readonly noOdds: number;
}

export type MarketState = 'open' | 'suspended' | 'shut';

export type FeedResult =
  | { readonly kind: 'winner'; readonly runnerId: string }
  /** For a market with places. More winners than places are a dead heat; bets on withdrawn runners are returned. */
  | {
      readonly kind: 'placed';
      readonly winnerIds: readonly string[];
      readonly withdrawnIds: readonly string[];
    }
  | { readonly kind: 'run'; readonly run: number }
  | { readonly kind: 'void' };

export type FeedChange =
  | { readonly kind: 'match'; readonly match: FeedMatch }
  | { readonly kind: 'market'; readonly market: FeedMarket }
  | {
      readonly kind: 'prices';
      readonly marketId: string;
      readonly state: MarketState;
      readonly runners?: readonly RunnerPrices[];
      readonly line?: LinePrices;
      /** How long a bet waits before it is checked again. Where absent the delay is unchanged; at first there is none. */
      readonly betDelayMs?: number;
    }
  /** A picture of the play for the score and TV pages. */
  | { readonly kind: 'score'; readonly matchId: string; readonly score: SportScore }
  | {
      readonly kind: 'result';
      readonly marketId: string;
      readonly result: FeedResult;
      readonly rule: ResultRuleId;
      readonly reason: string;
      readonly balls: readonly {
        readonly innings: number;
        readonly over: number;
        readonly delivery: number;
      }[];
      /** Milliseconds since the epoch: when someone watching the play could know it. Absent where the feed does not know. */
      readonly knownAt?: number;
    };

/**
 * The changes of a beat, or none as a heartbeat. Both confirm all prices sent before, or, with `confirmed`, those of the
 * named matches only: a feed with a connection for each match names those it received. A price in `changes` needs no
 * confirmation.
 */
export type EmitChanges = (changes: readonly FeedChange[], confirmed?: readonly string[]) => void;

export interface Feed {
  readonly name: string;
  /** Calls `emit` until the returned function is called, or until it calls `onOver`, after which it sends nothing more. */
  start(emit: EmitChanges, onOver?: () => void): () => void;
}
