import { type Coins, coins, parseCoins } from '@maidan/betting';

/** Points are in whole hundredths and cost a whole number of coins each, so a stake is exact in coins. */
export function pointsToCoins(points: string, pricePerPoint: number): Coins {
  const hundredths = parseCoins(points);
  if (hundredths === undefined) throw new RangeError(`${points} are no points`);
  return coins(hundredths * BigInt(pricePerPoint));
}

/** Rounded down: a player can stake all that is shown. */
export function coinsToPoints(amount: bigint, pricePerPoint: number): string {
  const hundredths = amount <= 0n ? 0n : amount / BigInt(pricePerPoint);
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
}

export const stakeablePoints = (
  wallet: { readonly balance: bigint; readonly exposure: bigint },
  pricePerPoint: number,
): string => coinsToPoints(wallet.balance - wallet.exposure, pricePerPoint);
