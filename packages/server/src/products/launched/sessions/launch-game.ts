import type { AccountId } from '@maidan/betting';
import { hashToken, newToken } from '../../../signed-in/sessions.ts';
import { adapters } from '../adapters.ts';
import type { LaunchedGame } from '../game-store.ts';
import type { WalletParts } from '../refuse.ts';
import { insertLaunchToken } from './session-store.ts';

/** Long enough for a slow phone to load the page, too short to be worth stealing. */
const tokenMs = 60_000;

/** Who launches a game: a client, from a session at the portal. */
export interface Launcher {
  readonly client: AccountId;
  /** The token of that session. */
  readonly portalSession: string;
}

export async function newLaunchToken(
  {
    house: { db, clock },
    randomBytes,
  }: Pick<WalletParts, 'randomBytes'> & {
    readonly house: Pick<WalletParts['house'], 'db' | 'clock'>;
  },
  { client, portalSession }: Launcher,
  { id, provider }: Pick<LaunchedGame, 'id' | 'provider'>,
): Promise<string> {
  const token = newToken(randomBytes);
  const launch = { provider, client_id: client, game_id: id, portal_session: hashToken(portalSession) };
  await insertLaunchToken(db, hashToken(token), launch, clock.now() + tokenMs);
  return token;
}

export function launchGame(parts: WalletParts, launcher: Launcher, game: LaunchedGame): Promise<string> {
  const adapter = adapters[game.adapter];
  if (adapter === undefined) throw new Error(`game ${game.id} has no adapter ${game.adapter}`);
  return adapter.launch(game, () => newLaunchToken(parts, launcher, game));
}
