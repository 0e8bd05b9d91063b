import type { Coins } from './coins.ts';

export interface OptionPosition {
  readonly option: string;
  readonly profit: Coins;
}

/** The profit of every result from this run up to the next step. */
export interface RunPosition {
  readonly fromRun: number;
  readonly profit: Coins;
}

/** What a screen shows of a client's book on a market. */
export type Positions =
  | { readonly by: 'option'; readonly options: readonly OptionPosition[] }
  | { readonly by: 'run'; readonly steps: readonly RunPosition[] }
  | { readonly by: 'flight'; readonly openStake: Coins; readonly cashedProfit: Coins };
