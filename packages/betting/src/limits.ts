import { type Coins, coins, noCoins, roundHalfUpToHundredths } from './coins.ts';

export interface Limits {
  readonly stakeMin: Coins;
  readonly stakeMax: Coins;
}

/** A rate is in hundredths of a per cent: 150 is 1.5 %. */
export function isCommissionRate(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= 10_000;
}

/** Paid to the client on the stakes of its commission bets, won or lost. */
export function sessionCommission(turnover: Coins, rate: number): Coins {
  return share(turnover, rate);
}

/** Paid to the client on the market's net loss, and not at all on a profit. */
export function matchCommission(netProfit: Coins, rate: number): Coins {
  return netProfit < 0n ? share(coins(-netProfit), rate) : noCoins;
}

function share(amount: Coins, rate: number): Coins {
  if (!isCommissionRate(rate)) throw new RangeError(`${rate} is not a commission rate from 0 to 10000`);
  return roundHalfUpToHundredths(amount * BigInt(rate), 10_000n);
}
