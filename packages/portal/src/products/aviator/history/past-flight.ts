/** A finished flight. */
export interface PastFlight {
  readonly roundId: string;
  readonly crash: number;
  readonly isVoid: boolean;
}
