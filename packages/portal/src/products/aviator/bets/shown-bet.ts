/** A row of the live bets panel. */
export interface ShownBet {
  readonly id: string;
  readonly player: string;
  readonly stake: number;
  /** The multiplier it was cashed out at. */
  readonly multiplier: number | undefined;
  /** What it paid, stake included. */
  readonly win: number;
  readonly isOwn: boolean;
}
