import type { WalletRefused, WalletReplyOf, WalletRequestOf } from '@maidan/contract';
import { addressKey } from '@maidan/process/limits/rate-limit.ts';
import { findAccount, isBlocked } from '../../account/store.ts';
import { hashToken, newToken } from '../../signed-in/sessions.ts';
import { readWallet } from '../../wallet/wallets.ts';
import { refuse, stakeablePoints, type WalletParts } from './refuse.ts';
import {
  findWalletSession,
  insertWalletSession,
  keepPlayer,
  signedInAt,
  takeLaunchToken,
} from './sessions/session-store.ts';

const sessionMs = 12 * 60 * 60_000;

/** Exchanges a launch token for a session. */
export function authenticate(
  { house: { db, clock }, randomBytes }: WalletParts,
  provider: string,
  { token }: WalletRequestOf<'authenticate'>,
): Promise<WalletReplyOf<'authenticate'> | WalletRefused> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const launch = await takeLaunchToken(tx, hashToken(token), provider, now);
    if (launch === undefined) return refuse('session-ended', 'There is no such launch token, or it is over');
    const account = await findAccount(tx, launch.client_id);
    if (account === undefined || (await isBlocked(tx, launch.client_id))) return refuse('betting-shut');
    const session = newToken(randomBytes);
    const pricePerPoint = account.casino_multiply;
    // Everybody may be the demo client: as one player, its visitors would sit at each other's tables.
    const place = account.is_demo ? addressKey(await signedInAt(tx, launch)) : '';
    await insertWalletSession(
      tx,
      hashToken(session),
      { ...launch, provider, price_per_point: pricePerPoint },
      now + sessionMs,
    );
    return {
      status: 'ok',
      session,
      player: await keepPlayer(tx, provider, { client: launch.client_id, place }, newToken(randomBytes)),
      name: account.username,
      gameId: launch.game_id,
      pricePerPoint,
      balance: stakeablePoints(account, pricePerPoint),
      ...(account.is_demo ? { isDemo: true } : {}),
      house: account.brand,
    };
  });
}

export async function readBalance(
  { house: { db, clock } }: WalletParts,
  provider: string,
  { session }: WalletRequestOf<'balance'>,
): Promise<WalletReplyOf<'balance'> | WalletRefused> {
  const found = await findWalletSession(db, hashToken(session), provider, clock.now());
  if (found === undefined) return refuse('session-ended');
  const wallet = await readWallet(db, found.client_id);
  if (wallet === undefined) return refuse('session-ended');
  return { status: 'ok', balance: stakeablePoints(wallet, found.price_per_point) };
}
