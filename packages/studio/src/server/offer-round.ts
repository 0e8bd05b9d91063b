import { type Clock, commitmentTo, keyBytes, keyToHex } from '@maidan/betting';
import type { Db } from '@maidan/process/db/db.ts';
import type { VirtualGame } from '../rules/virtual-game.ts';
import type { InstantGame } from '../wire/instant.ts';
import { findOffered, insertRound, type RoundRow, withdrawOffer } from './rounds-store.ts';

export interface OfferParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly randomBytes: (length: number) => Uint8Array;
  /** The rules by which rounds are offered now. */
  readonly rulesOf: (game: InstantGame) => VirtualGame;
}

const idBytes = 12;

/** The player's next round: the same until it is played, so that nobody can pick a better one. */
export async function offerRound(
  { db, clock, randomBytes, rulesOf }: OfferParts,
  player: string,
  game: InstantGame,
): Promise<RoundRow> {
  const { version } = rulesOf(game);
  const standing = await findOffered(db, player, game);
  if (standing?.version === version) return standing;
  if (standing !== undefined) await withdrawOffer(db, standing.id);
  const seed = randomBytes(keyBytes);
  const id = `${game}.${Buffer.from(randomBytes(idBytes)).toString('base64url')}`;
  const round = { id, game, version, player, seed: keyToHex(seed), commitment: commitmentTo(seed) };
  await insertRound(db, round, clock.now());
  const offered = await findOffered(db, player, game);
  if (offered === undefined) throw new Error(`no round was offered to ${player}`);
  return offered;
}
