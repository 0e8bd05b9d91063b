/** Points on each option. */
export type Stakes = Readonly<Record<string, number>>;

/**
 * The player's chips before the round: the present stakes, earlier ones for undo, and those of the last
 * round.
 */
export interface Bets {
  readonly stakes: Stakes;
  /** Earlier states, newest last. */
  readonly past: readonly Stakes[];
  readonly lastPlayed: Stakes;
}

export const noBets: Bets = { stakes: {}, past: [], lastPlayed: {} };

export interface Stake {
  readonly option: string;
  readonly points: number;
}

export const totalOf = (stakes: Stakes): number =>
  Object.values(stakes).reduce((total, points) => total + points, 0);

export const isEmpty = (stakes: Stakes): boolean => Object.keys(stakes).length === 0;

export const listOf = (stakes: Stakes): Stake[] =>
  Object.entries(stakes).map(([option, points]) => ({ option, points }));

const replace = (bets: Bets, stakes: Stakes): Bets => ({
  ...bets,
  stakes,
  past: [...bets.past, bets.stakes],
});

/** One action, however many spots it covers: one undo reverts it. */
export function place(bets: Bets, added: readonly Stake[]): Bets {
  const stakes: Record<string, number> = { ...bets.stakes };
  for (const { option, points } of added) stakes[option] = (stakes[option] ?? 0) + points;
  return replace(bets, stakes);
}

/** A rest below the minimum stake is removed too. */
export function takeBack(bets: Bets, { option, points }: Stake, least: number): Bets {
  const { [option]: placed, ...others } = bets.stakes;
  if (placed === undefined) return bets;
  const rest = placed - points;
  return replace(bets, rest < least ? others : { ...others, [option]: rest });
}

export function undo(bets: Bets): Bets {
  const before = bets.past.at(-1);
  return before === undefined ? bets : { ...bets, stakes: before, past: bets.past.slice(0, -1) };
}

export const clear = (bets: Bets): Bets => (isEmpty(bets.stakes) ? bets : replace(bets, {}));

export function double(bets: Bets): Bets {
  if (isEmpty(bets.stakes)) return bets;
  return replace(
    bets,
    Object.fromEntries(listOf(bets.stakes).map(({ option, points }) => [option, 2 * points])),
  );
}

/** Replaces the chips by the bets of the last round. */
export const rebet = (bets: Bets): Bets => (isEmpty(bets.lastPlayed) ? bets : replace(bets, bets.lastPlayed));

/** Clears the table and remembers the bets for a rebet. */
export const played = (bets: Bets): Bets => ({ stakes: {}, past: [], lastPlayed: bets.stakes });
