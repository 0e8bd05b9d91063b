import type { Coins } from './coins.ts';

export interface Limits {
  readonly stakeMin: Coins;
  readonly stakeMax: Coins;
}
