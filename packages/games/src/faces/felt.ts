import type { ReactNode } from 'react';

/** How a board wants an option's cell to look. Its content and behaviour are up to the page. */
export interface CellLook {
  readonly kind?: 'back' | 'lay' | 'side' | 'paper';
  /** Shown above the price. */
  readonly caption?: string;
  /** Shown instead of the price, which stays in the cell's accessible name. */
  readonly sign?: ReactNode;
  /** Digits after the point that the price always shows. */
  readonly decimals?: number;
  /** Shown where there is no price; 0 by default. */
  readonly missing?: string;
}

/** What the page gives to a board: the board places cells, the page decides what they show and do. */
export interface Felt {
  /** The cell of an option. */
  cell(sid: string, look?: CellLook): ReactNode;
  /** A text of the board in the player's language. */
  word(key: string, english: string): string;
  /** An option's price as shown, where a row of tiles shares one price. */
  price(sid: string): string | undefined;
  /** The actual share of all stakes on this place, in whole percent; undefined while nobody has bet. */
  share(place: string): number | undefined;
  /** Whether the option won the round on the table. */
  hasWon(sid: string): boolean;
  /** The minimum and maximum stake at the table, as shown. */
  readonly limits?: { readonly min: string; readonly max: string } | undefined;
}

export type Board = (props: { readonly felt: Felt }) => ReactNode;
