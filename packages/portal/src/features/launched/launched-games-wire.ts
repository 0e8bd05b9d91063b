/** A game the house launches in a frame. */
export interface LaunchedGame {
  readonly gameId: string;
  readonly name: string;
  readonly kind: string;
  readonly artwork: string;
  /** Switched off, it keeps its place in the list. */
  readonly isOn: boolean;
}
