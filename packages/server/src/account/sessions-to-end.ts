import { addressKey } from '@maidan/process/limits/address-key.ts';
import type { OpenSessionRow } from './store.ts';

const perAddressMost = 200;
const perAccountMost = 2000;

/**
 * For an account that may have many sessions, given in order of last use, latest first. Everyone may sign in as the demo
 * client: an address that signs in again and again ends its own sessions, and those of other addresses only if they have
 * more.
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
