import type { AccountId } from '@maidan/betting';
import { adapters } from '../adapters/adapters.ts';
import type { LaunchedGame } from '../games/game-store.ts';
import type { WalletParts } from '../wallet-parts.ts';
import { newSecret, secretHash } from './secret-token.ts';
import { insertLaunchToken } from './session-store.ts';

/** Long enough for a slow phone to load the page, too short to be worth stealing. */
const tokenMs = 60_000;

export async function newLaunchToken(
  {
    house: { db, clock },
    randomBytes,
  }: Pick<WalletParts, 'randomBytes'> & {
    readonly house: Pick<WalletParts['house'], 'db' | 'clock'>;
  },
  client: AccountId,
  { id, provider }: Pick<LaunchedGame, 'id' | 'provider'>,
): Promise<string> {
  const token = newSecret(randomBytes);
  const launch = { provider, client_id: client, game_id: id };
  await insertLaunchToken(db, secretHash(token), launch, clock.now() + tokenMs);
  return token;
}

export function launchGame(parts: WalletParts, client: AccountId, game: LaunchedGame): Promise<string> {
  const adapter = adapters[game.adapter];
  if (adapter === undefined) throw new Error(`game ${game.id} has no adapter ${game.adapter}`);
  return adapter.launch(game, () => newLaunchToken(parts, client, game));
}
