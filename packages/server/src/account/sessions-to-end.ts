import { addressKey } from '../http/limits/address-key.ts';
import type { OpenSessionRow } from './store.ts';

const perAddressMost = 200;
const perAccountMost = 2000;

/**
 * Of an account that may be signed in many times, given with the sessions used last first. Everyone may be the demo
 * client: whoever signs in again and again ends sessions of the same address, and those of others only once nobody has
 * more than they.
 */
export function sessionsToEnd(sessions: readonly OpenSessionRow[]): string[] {
  const perAddress = new Map<string, number>();
  const placed = sessions.map(({ hash, address }) => {
    const key = addressKey(address);
    const place = (perAddress.get(key) ?? 0) + 1;
    perAddress.set(key, place);
    return { hash, place };
  });
  const inOrder = placed.toSorted((one, other) => one.place - other.place);
  const kept = inOrder.filter(({ place }) => place <= perAddressMost).slice(0, perAccountMost);
  const keptHashes = new Set(kept.map(({ hash }) => hash));
  return sessions.map(({ hash }) => hash).filter((hash) => !keptHashes.has(hash));
}
