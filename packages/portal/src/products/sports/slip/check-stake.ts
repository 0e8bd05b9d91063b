import { type Coins, coins, coinsFromWhole, type Limits, noCoins } from '@maidan/betting';

/** The client's profit for every outcome of the market, with a bet of this stake; with 0, as it is now. */
export type ProfitsWith = (stake: number) => readonly Coins[];

export interface StakeTerms {
  readonly limits: Limits | undefined;
  /** What the client may still stake; undefined until the house has sent it. */
  readonly available: Coins | undefined;
  readonly profitsWith: ProfitsWith;
}

const worstOf = (profits: readonly Coins[]): Coins =>
  profits.reduce((worst, profit) => (profit < worst ? profit : worst), noCoins);

/** What must be held for the bet in addition: the worst case with it, minus the worst case without. */
export function neededFor(stake: number, profitsWith: ProfitsWith): Coins {
  const more = worstOf(profitsWith(0)) - worstOf(profitsWith(stake));
  return more > 0n ? coins(more) : noCoins;
}

/**
 * The largest whole stake within the limits that the client's coins cover; 0 when not even the minimum is
 * covered.
 */
export function largestStake({ limits, available, profitsWith }: StakeTerms): number | undefined {
  if (!limits || available === undefined) return undefined;
  let covered = 0;
  let above = Number(limits.stakeMax / 100n) + 1;
  while (above - covered > 1) {
    const tried = Math.floor((covered + above) / 2);
    if (neededFor(tried, profitsWith) <= available) covered = tried;
    else above = tried;
  }
  return coinsFromWhole(covered) < limits.stakeMin ? 0 : covered;
}
