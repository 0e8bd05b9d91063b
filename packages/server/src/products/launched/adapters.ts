import type { LaunchedGame } from './game-store.ts';

/** Opens pages of the portal itself, where the client is already signed in. */
const ownPages: Adapter = { launch: async ({ address }) => address };

/** The token is in the fragment, which is never sent to a server or written to its log. */
const studio: Adapter = {
  launch: async ({ address }, newToken) => `${address}#token=${await newToken()}`,
};

export const adapters: Readonly<Record<string, Adapter>> = { studio, 'own-pages': ownPages };

/** How a provider's games are opened. */
interface Adapter {
  /** The address of the game's page, for a frame. A token is created only if the adapter calls `newToken`. */
  launch(game: LaunchedGame, newToken: () => Promise<string>): Promise<string>;
}
