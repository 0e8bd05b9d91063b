import { type Coins, roundHalfUpToHundredths } from './coins.ts';
import type { Odds } from './prices/odds.ts';

/** What a market's shape needs to know of a bet. */
export interface Leg {
  /** The runner, option or number; on a line or a flight it only names the bet. */
  readonly option: string;
  readonly side: Side;
  readonly stake: Coins;
  readonly odds: Odds;
  /** Line only: yes wins at this run or more. */
  readonly run?: number;
  /** Flight only: the multiplier already cashed out at, in hundredths. */
  readonly cashedAt?: number;
}

/** The profit of the leg when its option wins. */
export function legIfWins(leg: Leg): Coins {
  const profit = leg.stake * BigInt(leg.odds);
  return roundHalfUpToHundredths(leg.side === 'back' ? profit : -profit, 10_000n);
}

/** The profit of the leg when its option loses. */
export function legIfLoses(leg: Leg): Coins {
  return (leg.side === 'back' ? -leg.stake : leg.stake) as Coins;
}

/** A fancy Yes is a back, a fancy No is a lay. */
export type Side = 'back' | 'lay';
