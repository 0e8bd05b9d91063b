import { type Coins, coinsFromWhole, type Limits } from '@maidan/betting';

/** What an operator has set for a matka. Null means the house's default. */
export interface MatkaSetting {
  /** A shut matka takes no bets, finishes its day and opens no other. */
  readonly isOpen: boolean;
  readonly stakeMin: Coins | null;
  readonly stakeMax: Coins | null;
  /** The most one number may pay to all clients together, stakes included; 0 is no limit. */
  readonly liabilityMax: Coins | null;
  /** For days opened from now on: an operator enters their pannas. */
  readonly isDrawnByOperator: boolean;
}

export const unset: MatkaSetting = {
  isOpen: true,
  stakeMin: null,
  stakeMax: null,
  liabilityMax: null,
  isDrawnByOperator: false,
};

const usual = {
  stakeMin: coinsFromWhole(10),
  stakeMax: coinsFromWhole(25_000),
  /** At this limit a jodi at 95 can take some 26,000 coins. */
  liabilityMax: coinsFromWhole(2_500_000),
};

export const limitsOf = ({ stakeMin, stakeMax }: MatkaSetting): Limits => ({
  stakeMin: stakeMin ?? usual.stakeMin,
  stakeMax: stakeMax ?? usual.stakeMax,
});

/** The limit in force; undefined where there is none. */
export function liabilityMaxOf({ liabilityMax }: MatkaSetting): Coins | undefined {
  const most = liabilityMax ?? usual.liabilityMax;
  return most > 0n ? most : undefined;
}
