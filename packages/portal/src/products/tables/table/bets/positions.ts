import { type Coins, coins, type Leg, parseCoins, parseDecimalOdds, type Side } from '@maidan/betting';
import type { CasinoBet } from '@maidan/contract/wire';
import type { CellProps } from '@maidan/games/boards';
import { formatSummary } from '@maidan/ui/format/coins.ts';

/** A settled bet may still be in the list of open ones, which is reloaded a moment later: it counts once. */
export function betsOnRound(open: readonly CasinoBet[], settled: readonly CasinoBet[]): readonly CasinoBet[] {
  const ids = new Set(settled.map(({ _id }) => _id));
  return [...settled, ...open.filter(({ _id }) => !ids.has(_id))];
}

const read = (figure: number): Coins => parseCoins(figure) ?? coins(BigInt(Math.round(figure * 100)));

const addTo = (sums: Map<string, Coins>, sid: string, amount: Coins): Map<string, Coins> =>
  sums.set(sid, coins((sums.get(sid) ?? 0n) + amount));

/**
 * Document 2, section 4: the client's profit by option, summed over the open bets on a round. A bet has 0 for options
 * that it does not concern; those that no bet concerns are left out.
 */
export function positionsOf(bets: readonly CasinoBet[]): ReadonlyMap<string, Coins> {
  const sums = new Map<string, Coins>();
  for (const { posArray } of bets) {
    const concerned = Object.entries(posArray).filter(([, figure]) => figure !== 0);
    for (const [sid, figure] of concerned) addTo(sums, sid, read(figure));
  }
  return sums;
}

/** The stakes by option. */
export function stakesOf(bets: readonly CasinoBet[]): ReadonlyMap<string, Coins> {
  return bets.reduce((sums, { sid, amount }) => addTo(sums, sid, read(amount)), new Map<string, Coins>());
}

const sideOf = ({ betType }: Pick<CasinoBet, 'betType'>): Side => (betType === 'Yes' ? 'back' : 'lay');

/** The key of a board's cell: an option to back, or the same to lay. */
export const cellKey = (sid: string, side: Side): string => `${sid}/${side}`;

/** The stakes by cell. */
export function stakesByCell(bets: readonly CasinoBet[]): ReadonlyMap<string, Coins> {
  const sums = new Map<string, Coins>();
  for (const bet of bets) addTo(sums, cellKey(bet.sid, sideOf(bet)), read(bet.amount));
  return sums;
}

/** The profit of settled bets by option. */
export function profitsOf(bets: readonly CasinoBet[]): ReadonlyMap<string, Coins> {
  return settledOf(bets).reduce(
    (sums, { sid, profitLoss }) => addTo(sums, sid, read(profitLoss)),
    new Map<string, Coins>(),
  );
}

/** The profit of settled bets by cell. */
export function profitsByCell(bets: readonly CasinoBet[]): ReadonlyMap<string, Coins> {
  const sums = new Map<string, Coins>();
  for (const bet of settledOf(bets)) addTo(sums, cellKey(bet.sid, sideOf(bet)), read(bet.profitLoss));
  return sums;
}

export const settledOf = (bets: readonly CasinoBet[]): readonly CasinoBet[] =>
  bets.filter(({ isDeclare }) => isDeclare === 1);

/** Bets that are not settled yet do not count. */
export const totalProfit = (bets: readonly CasinoBet[]): Coins =>
  coins(settledOf(bets).reduce((sum, { profitLoss }) => sum + read(profitLoss), 0n));

export function legsOf(bets: readonly CasinoBet[]): readonly Leg[] {
  return bets.flatMap(({ sid, betType, amount, odds }): Leg[] => {
    const price = parseDecimalOdds(odds);
    const side = sideOf({ betType });
    return price === undefined ? [] : [{ option: sid, side, stake: read(amount), odds: price }];
  });
}

interface RoundBets {
  /** Undefined until the round is decided. */
  readonly winners: readonly string[] | undefined;
  /** The profit of the client's bets by cell, once they are settled. */
  readonly profits: ReadonlyMap<string, Coins>;
}

/**
 * For a cell with bets by their profit, so that a returned stake is neither won nor lost; for others by
 * whether the option won.
 */
export function outcomeOf(
  sid: string,
  side: Side,
  { winners, profits }: RoundBets,
): 'won' | 'lost' | undefined {
  if (winners === undefined) return undefined;
  const profit = profits.get(cellKey(sid, side));
  if (profit === undefined) return side === 'back' && winners.includes(sid) ? 'won' : undefined;
  if (profit === 0n) return undefined;
  return profit > 0n ? 'won' : 'lost';
}

/** Document 2, section 4: red if negative, otherwise green. */
export const showPosition = (position: Coins): NonNullable<CellProps['position']> => ({
  text: `${position > 0n ? '+' : ''}${formatSummary(position)}`,
  isLoss: position < 0n,
});
