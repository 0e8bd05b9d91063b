import type { SessionUser, Session as WireSession } from '@maidan/contract/wire';
import { useStore } from '../store/use-store.ts';
import { deviceTokenKey } from './device-token.ts';
import { createLocalStore, reloadStores } from './local-store.ts';
import {
  coinsKey,
  exposureKey,
  noticeKey,
  readSession,
  type Session,
  sessionKey,
  writeClient,
  writeSession,
} from './session-wire.ts';

export type { Session } from './session-wire.ts';

/** What belongs to the device rather than to whoever signed in: it outlives a session. */
const deviceKeys = ['language', 'theme', deviceTokenKey];
const rulesPopupKey = 'rulesPopup';

const store = createLocalStore<Session | undefined>({
  keys: [sessionKey],
  read: readSession,
  write: () => undefined,
});

export const currentSession = store.get;

export function useSession(): Session | undefined {
  return useStore(store);
}

export function isClient(session: Session): boolean {
  return session.userType === 'client';
}

export function startSession(session: WireSession): void {
  // The previous client may not have logged out.
  for (const key of [coinsKey, exposureKey]) localStorage.removeItem(key);
  writeSession(session);
  localStorage.setItem(rulesPopupKey, 'true');
  reloadStores();
}

export function updateSession(changes: Partial<SessionUser>): void {
  writeClient(changes);
  reloadStores();
}

/** The house no longer knows this session: everything stored goes (document 1, section 7). */
export function wipeSession(): void {
  const kept = deviceKeys.map((key) => [key, localStorage.getItem(key)] as const);
  localStorage.clear();
  sessionStorage.clear();
  for (const [key, value] of kept) if (value !== null) localStorage.setItem(key, value);
  reloadStores();
}

/** The client left: session, wallet values and notification go (document 1, section 4). */
export function endSession(): void {
  for (const key of [sessionKey, coinsKey, exposureKey, noticeKey, rulesPopupKey]) {
    localStorage.removeItem(key);
  }
  sessionStorage.clear();
  reloadStores();
}

export function isRulesPopupDue(): boolean {
  return localStorage.getItem(rulesPopupKey) === 'true';
}

export function clearRulesPopup(): void {
  localStorage.removeItem(rulesPopupKey);
}
