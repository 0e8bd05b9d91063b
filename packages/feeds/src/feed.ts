import type { MarketKind, ResultRuleId } from '@maidan/sports';
import type { SportScore } from './score.ts';

/*
 * The one port through which matches, prices, scores and results reach the house.
 * A provider's own terms stop behind it. Odds are profit per coin in ten-thousandths (see betting/prices/odds).
 */

export type { MarketKind };

/** Of another sport the house knows runners and prices alone; the series says which it is. */
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
  /** Played before, and shown again. */
  readonly isRecording?: true;
  /** SHA-256 in hex of the seed that decides the match, where the house plays it itself: published before any bet. */
  readonly seedHash?: string;
}

export interface FeedRunner {
  readonly id: string;
  readonly name: string;
}

/** The most a market of the board has: one with more is refused before it is offered. */
export const runnersMax = 50;

export interface FeedMarket {
  readonly id: string;
  readonly matchId: string;
  readonly kind: MarketKind;
  readonly name: string;
  /** The heading a source prints it under, where it has one: "7 Number" asks nothing without it. */
  readonly group?: string;
  /** Empty for a fancy market, whose bets name a run. */
  readonly runners: readonly FeedRunner[];
  /** Where several win or runners may be withdrawn, as in a race: how many win. Absent, one does. */
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
  /** Of a market with places. More winners than places finished level; bets on the withdrawn are returned. */
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
      /** How long bets wait before they are checked again. Absent: as before, and at first no delay. */
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
 * A beat's changes; without any, a sign of life. Either says that all prices given before still stand, unless the feed
 * names the matches of which it knows that: one with a connection for each match names those it heard from. A price
 * given now stands by itself.
 */
export type EmitChanges = (changes: readonly FeedChange[], confirmed?: readonly string[]) => void;

export interface Feed {
  readonly name: string;
  /** Calls `emit` until the returned function is called, or until it calls `onOver`: then nothing more will come. */
  start(emit: EmitChanges, onOver?: () => void): () => void;
}
