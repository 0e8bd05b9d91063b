import { type Coins, coinsFromWhole, type Limits } from '@maidan/betting';

/** What an operator has set for the flights. */
export interface FlightSetting extends Limits {
  /** A shut game takes no bets, finishes its flight and opens no other. */
  readonly isOpen: boolean;
  /** Shown to a client who may not bet. Document 2, section 5. */
  readonly errorMessage: string;
  /** The most one bet may win: at that it is cashed out. */
  readonly winMax: Coins;
  /** The most the house of a brand may lose in one flight: at that everyone is cashed out. */
  readonly lossMax: Coins;
}

export const unset: FlightSetting = {
  isOpen: true,
  errorMessage: 'Your Bet is Closed Please Connect With Upline',
  stakeMin: coinsFromWhole(10),
  stakeMax: coinsFromWhole(10_000),
  winMax: coinsFromWhole(1_000_000),
  lossMax: coinsFromWhole(2_500_000),
};
