/** Who plays, so that a name on a board can be traced to a side and a player of the scorecard. */
export interface SessionContext {
  readonly teams: readonly { readonly name: string; readonly shortNames: readonly string[] }[];
  readonly players: Readonly<Record<string, readonly string[]>>;
  /** Whether each side bats once; absent where that is not known. */
  readonly isOneInningsEach?: boolean;
  /** Sides in the order of their innings, as far as it is known. */
  readonly battingOrder?: readonly string[];
  /** The two who opened each side's innings, in the order of the innings. */
  readonly openers?: Readonly<Record<string, readonly (readonly string[])[]>>;
  /** An operator's additions. */
  readonly aliases?: readonly NameAlias[];
}

/** Another name that boards use for a side or a player of the scorecard. */
export interface NameAlias {
  readonly kind: 'team' | 'player';
  readonly alias: string;
  readonly name: string;
}

export interface FoundPlayer {
  readonly team: string;
  readonly player: string;
}
