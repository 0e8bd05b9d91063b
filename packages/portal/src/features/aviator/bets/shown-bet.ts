/** A row of the live bets panel. */
export interface ShownBet {
  readonly id: string;
  readonly player: string;
  readonly stake: number;
  /** Where it was cashed out. */
  readonly multiplier: number | undefined;
  /** What it brought with its stake. */
  readonly win: number;
  readonly isOwn: boolean;
}
