export interface StakeOfRound {
  readonly option: string;
  readonly stake: bigint;
}

/**
 * Divides what a round pays among its bets by their stakes, to the hundredth: a provider pays a round, not a bet. The
 * remainder goes to the first bet.
 */
export function shareReturns(
  bets: readonly StakeOfRound[],
  paid: bigint,
): readonly (readonly [option: string, coins: string])[] {
  const staked = bets.reduce((sum, { stake }) => sum + stake, 0n);
  if (staked === 0n || paid === 0n) return [];
  const parts = bets.map(({ stake }) => (paid * stake) / staked);
  const left = paid - parts.reduce((sum, part) => sum + part, 0n);
  return bets.flatMap(({ option }, index) => {
    const part = (parts[index] ?? 0n) + (index === 0 ? left : 0n);
    return part === 0n ? [] : [[option, String(part)] as const];
  });
}
