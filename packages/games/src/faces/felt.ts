import type { ReactNode } from 'react';

/** How a board wants an option's cell to look. What it says and does is the page's. */
export interface CellLook {
  readonly kind?: 'back' | 'lay' | 'side' | 'paper';
  /** Shown over the price. */
  readonly caption?: string;
  /** Shown instead of the price, which the cell's name still says. */
  readonly sign?: ReactNode;
  /** Digits after the point that the price always shows. */
  readonly decimals?: number;
  /** Shown where there is no price, 0 unless said. */
  readonly missing?: string;
}

/** What the page hands to a board: the board says where, the page says what. */
export interface Felt {
  /** The cell of an option. */
  cell(sid: string, look?: CellLook): ReactNode;
  /** A word of the board in the player's language. */
  word(key: string, english: string): string;
  /** An option's price as shown, where one price stands for a row of tiles. */
  price(sid: string): string | undefined;
  /** A place's true share of all stakes in whole percent; absent while nobody has bet. */
  share(place: string): number | undefined;
  /** Whether the option won the round on the table. */
  hasWon(sid: string): boolean;
  /** The least and the most that can be staked at the table, as shown. */
  readonly limits?: { readonly min: string; readonly max: string } | undefined;
}

export type Board = (props: { readonly felt: Felt }) => ReactNode;
