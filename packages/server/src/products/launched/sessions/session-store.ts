import type { AccountId } from '@maidan/betting';
import { type Queries, statement } from '@maidan/process/db/db.ts';

export interface LaunchedFor {
  readonly client_id: AccountId;
  readonly game_id: string;
  /** The hash of the client's token at the portal. */
  readonly portal_session: Uint8Array;
}

/** Whether the client is still signed in at the portal, as when the game was launched. */
const isSignedIn = 'portal_session in (select token_hash from session)';

const tokenInsert = statement(
  'launch-token-insert',
  `insert into launch_token (token_hash, provider, client_id, game_id, portal_session, expires_at)
   values ($1, $2, $3, $4, $5, $6)`,
);

export async function insertLaunchToken(
  db: Queries,
  hash: Uint8Array,
  launch: LaunchedFor & { readonly provider: string },
  expiresAt: number,
): Promise<void> {
  const { provider, client_id, game_id, portal_session } = launch;
  await db.query(tokenInsert, [hash, provider, client_id, game_id, portal_session, new Date(expiresAt)]);
}

const tokenTake = statement(
  'launch-token-take',
  `delete from launch_token where token_hash = $1 and provider = $2 and expires_at > $3 and ${isSignedIn}
   returning client_id, game_id, portal_session`,
);

/** Deletes the token as it is used. Not found: another provider's, one too old, or one of a client who has signed out. */
export async function takeLaunchToken(
  tx: Queries,
  hash: Uint8Array,
  provider: string,
  now: number,
): Promise<LaunchedFor | undefined> {
  return (await tx.query<LaunchedFor>(tokenTake, [hash, provider, new Date(now)]))[0];
}

const addressOf = statement('launch-token-address', 'select address from session where token_hash = $1');

/** Where the client signed in at the portal. */
export async function signedInAt(tx: Queries, { portal_session }: LaunchedFor): Promise<string> {
  return (await tx.query<{ address: string }>(addressOf, [portal_session]))[0]?.address ?? '';
}

export interface WalletSession extends Pick<LaunchedFor, 'client_id' | 'game_id'> {
  readonly price_per_point: number;
}

const sessionInsert = statement(
  'wallet-session-insert',
  `insert into wallet_session (token_hash, provider, client_id, game_id, price_per_point, portal_session, expires_at)
   values ($1, $2, $3, $4, $5, $6, $7)`,
);

export async function insertWalletSession(
  tx: Queries,
  hash: Uint8Array,
  session: WalletSession & LaunchedFor & { readonly provider: string },
  expiresAt: number,
): Promise<void> {
  const { provider, client_id, game_id, price_per_point, portal_session } = session;
  const params = [hash, provider, client_id, game_id, price_per_point, portal_session, new Date(expiresAt)];
  await tx.query(sessionInsert, params);
}

const sessionFind = statement(
  'wallet-session-find',
  `select client_id, game_id, price_per_point from wallet_session
   where token_hash = $1 and provider = $2 and expires_at > $3 and ${isSignedIn}`,
);

/** Undefined for a session of another provider, and for one whose client has signed out of the portal. */
export async function findWalletSession(
  db: Queries,
  hash: Uint8Array,
  provider: string,
  now: number,
): Promise<WalletSession | undefined> {
  return (await db.query<WalletSession>(sessionFind, [hash, provider, new Date(now)]))[0];
}

const playerKeep = statement(
  'wallet-player-keep',
  `insert into wallet_player (provider, player, client_id, place) values ($1, $2, $3, $4)
   on conflict (provider, client_id, place) do update set player = wallet_player.player returning player`,
);

/** The provider's name for the client, or for a demo client at one place: the existing one, else the given one. */
export async function keepPlayer(
  tx: Queries,
  provider: string,
  { client, place }: { readonly client: AccountId; readonly place: string },
  fresh: string,
): Promise<string> {
  const [row] = await tx.query<{ player: string }>(playerKeep, [provider, fresh, client, place]);
  if (row === undefined) throw new Error(`client ${client} got no name for ${provider}`);
  return row.player;
}

const playerFind = statement(
  'wallet-player-find',
  `select p.client_id, a.casino_multiply as price_per_point from wallet_player p join account a on a.id = p.client_id
   where p.provider = $1 and p.player = $2`,
);

export interface FoundPlayer {
  readonly client_id: AccountId;
  /** The present price; a round keeps that of its first bet. */
  readonly price_per_point: number;
}

export async function findPlayer(
  db: Queries,
  provider: string,
  player: string,
): Promise<FoundPlayer | undefined> {
  return (await db.query<FoundPlayer>(playerFind, [provider, player]))[0];
}

const expiredTokens = statement('launch-tokens-expired', expiredIn('launch_token'));
const expiredSessions = statement('wallet-sessions-expired', expiredIn('wallet_session'));

/** How many were deleted, at most `most`. */
export const deleteExpiredTokens = async (db: Queries, now: number, most: number): Promise<number> =>
  (await db.query(expiredTokens, [new Date(now), most])).length;

/** How many were deleted, at most `most`. */
export const deleteExpiredSessions = async (db: Queries, now: number, most: number): Promise<number> =>
  (await db.query(expiredSessions, [new Date(now), most])).length;

function expiredIn(table: 'launch_token' | 'wallet_session'): string {
  return `delete from ${table} t using (
     select token_hash from ${table} where expires_at < $1 order by expires_at limit $2 for update skip locked
   ) old
   where t.token_hash = old.token_hash returning 1`;
}
