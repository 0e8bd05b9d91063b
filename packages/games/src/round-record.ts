import { type Coins, decimalFromOdds, formatCoins, keyToHex, type Odds, type Side } from '@maidan/betting';
import type { Card } from './kit/cards.ts';

export interface RecordedBet {
  readonly sid: string;
  readonly side: Side;
  readonly stake: Coins;
  readonly odds: Odds;
  /** As it was settled; absent while it is open. */
  readonly profit?: Coins;
}

/** All that is needed to deal a round again, as a page shows it and another device pastes it. */
export interface RoundRecord {
  readonly game: string;
  readonly roundId: string;
  readonly version: number;
  readonly seed: Uint8Array;
  /** Shown while bets were open, in hex. */
  readonly seedHash: string;
  readonly payTableHash?: string;
  readonly chain: {
    /** Published before the first round, in hex. */
    readonly end: string;
    /** Of the round's seed; the end is at 0. */
    readonly position: number;
  };
  /** As they were shown. */
  readonly cards?: readonly Card[];
  /** The result's code, as it was shown. */
  readonly result?: string;
  /** The house returned every stake without dealing to the end. */
  readonly isVoid?: boolean;
  /** An operator put another result in the place of this one, and bets were paid by that. */
  readonly isCorrected?: boolean;
  readonly bets: readonly RecordedBet[];
}

/** As JSON, with stakes and profits in coins and prices with the stake included. */
export function writeRoundRecord(record: RoundRecord): string {
  const bets = record.bets.map(({ sid, side, stake, odds, profit }) => ({
    sid,
    side,
    stake: formatCoins(stake),
    price: decimalFromOdds(odds),
    ...(profit === undefined ? {} : { profit: formatCoins(profit) }),
  }));
  return JSON.stringify({ ...record, seed: keyToHex(record.seed), bets }, undefined, 2);
}
