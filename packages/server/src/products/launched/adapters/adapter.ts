import type { LaunchedGame } from '../games/game-store.ts';

/** How a provider's games are opened. */
export interface Adapter {
  /** The address of the game's page, for a frame. A token is created only if the adapter calls `newToken`. */
  launch(game: LaunchedGame, newToken: () => Promise<string>): Promise<string>;
}
