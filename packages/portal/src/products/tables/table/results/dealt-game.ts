import type { TableFace } from '@maidan/games/boards';
import type { TableGame } from '@maidan/games/rules';

/** A table's rules, its face, and its name in the player's language. */
export interface DealtGame {
  readonly game: TableGame;
  readonly face: TableFace;
  readonly title: string;
}
