import { coins, type Leg, oddsFromDecimal, parseCoins, type Side } from '@maidan/betting';
import type { SlipBet } from '../../../../betting/slip.ts';

/** Document 2, section 9. */
export const slipSeconds = 7;
export const rateStep = 0.01;

/** What a cell puts on the slip when tapped. */
export interface TableBet extends SlipBet {
  readonly roundId: string;
  readonly sid: string;
  readonly side: Side;
  readonly name: string;
  readonly betFor: string;
  /** As shown, stake included; the player may change it. */
  readonly rate: number;
}

/** Document 2, section 5: the rate sent is the rate shown less the table's difference. */
export const sentRate = (rate: number, oddsDifference: number): string => (rate - oddsDifference).toFixed(2);

export const legOf = ({ sid, side, rate }: TableBet, stake: number): Leg => ({
  option: sid,
  side,
  stake: parseCoins(stake) ?? coins(0n),
  odds: oddsFromDecimal(Math.max(rate, 1).toFixed(2)),
});
