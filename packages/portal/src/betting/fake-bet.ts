import type { SlipBet } from './slip.ts';

interface FakeBet extends SlipBet {
  readonly option: string;
  readonly odds: number;
}

/** A bet of no product in particular, for tests. */
export const lionsBet: FakeBet = { cell: 'winner/lions', option: 'lions', odds: 0.9 };
