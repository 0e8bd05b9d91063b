import type { AccountId } from '@maidan/betting';
import { profitAt } from './landings.ts';

/** A bet as everybody sees it. */
export interface ShownBet {
  readonly id: bigint;
  readonly client: AccountId;
  /** Shortened. */
  readonly player: string;
  readonly stake: bigint;
  readonly placedAt: number;
  /** In hundredths. */
  readonly cashedAt?: number;
}

export interface LiveBets {
  begin(roundId: string): void;
  add(roundId: string, bet: ShownBet): void;
  remove(id: bigint): void;
  /** Replaces all by the stored bets, once betting is shut. */
  replace(bets: readonly ShownBet[]): void;
  cashedOut(id: bigint, multiplier: number): void;
  roundId(): string;
  /** The largest stakes first. */
  largest(most: number): readonly ShownBet[];
  totals(): LiveTotals;
}

/** Figures over all bets of the flight. */
export interface LiveTotals {
  readonly bettors: number;
  readonly bets: number;
  readonly staked: bigint;
  /** What was paid, with the stakes. */
  readonly paid: bigint;
}

export function createLiveBets(onChange: () => void): LiveBets {
  let round = '';
  let shown = new Map<bigint, ShownBet>();
  let order: readonly ShownBet[] | undefined;
  let totals: LiveTotals | undefined;

  const change = () => {
    order = undefined;
    totals = undefined;
    onChange();
  };

  return {
    begin(roundId) {
      round = roundId;
      shown = new Map();
      change();
    },
    add(roundId, bet) {
      if (roundId !== round || shown.has(bet.id)) return;
      shown.set(bet.id, bet);
      change();
    },
    remove(id) {
      if (shown.delete(id)) change();
    },
    replace(bets) {
      shown = new Map(bets.map((bet) => [bet.id, bet]));
      change();
    },
    cashedOut(id, multiplier) {
      const bet = shown.get(id);
      if (bet === undefined) return;
      shown.set(id, { ...bet, cashedAt: multiplier });
      change();
    },
    roundId: () => round,
    largest(most) {
      order ??= [...shown.values()].sort(
        (one, other) => Number(other.stake - one.stake) || Number(one.id - other.id),
      );
      return order.slice(0, most);
    },
    totals() {
      totals ??= totalsOf([...shown.values()]);
      return totals;
    },
  };
}

/** What a bet paid, stake included; 0 while it flies. */
export const paidOn = ({ stake, cashedAt }: ShownBet): bigint =>
  cashedAt === undefined ? 0n : stake + profitAt(stake, cashedAt);

const totalsOf = (bets: readonly ShownBet[]): LiveTotals => ({
  bettors: new Set(bets.map(({ client }) => client)).size,
  bets: bets.length,
  staked: bets.reduce((sum, { stake }) => sum + stake, 0n),
  paid: bets.reduce((sum, bet) => sum + paidOn(bet), 0n),
});
