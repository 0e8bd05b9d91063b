import { type Coins, decimalFromOdds, formatCoins, keyToHex, type Odds, type Side } from '@maidan/betting';
import type { Card } from './kit/cards.ts';

export interface RecordedBet {
  readonly sid: string;
  readonly side: Side;
  readonly stake: Coins;
  readonly odds: Odds;
  /** The profit it was settled with; absent while the bet is open. */
  readonly profit?: Coins;
}

/** Everything needed to repeat a round, as a page shows it and another device can paste it. */
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
    /** The position of the round's seed in the chain; the end is at 0. */
    readonly position: number;
  };
  /** The cards that players were shown. */
  readonly cards?: readonly Card[];
  /** The result code that players were shown. */
  readonly result?: string;
  /** The house returned every stake without dealing to the end. */
  readonly isVoid?: boolean;
  /** An operator replaced this result, and bets were paid by the new one. */
  readonly isCorrected?: boolean;
  readonly bets: readonly RecordedBet[];
}

/** The record as JSON, with stakes and profits in coins and decimal prices. */
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
