/** A flight that is over. */
export interface PastFlight {
  readonly roundId: string;
  readonly crash: number;
  readonly isVoid: boolean;
}
