import type { SessionUser, Session as WireSession } from '@maidan/contract/wire';
import { createStore } from '../store/create-store.ts';
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

/** Belongs to the device rather than to the client, so it outlives a session. */
const deviceKeys = ['language', 'theme', deviceTokenKey];
const rulesPopupKey = 'rulesPopup';
/** Set while the client logs out, in any tab: a push from the house then needs no explanation. */
const leavingKey = 'leaving';
/** Set and cleared at once: other tabs read from the event why the session ended. */
const endedKey = 'ended';

const store = createLocalStore<Session | undefined>({
  keys: [sessionKey],
  read: readSession,
  write: () => undefined,
});

/** Why the house ended the last session: it pushed the end, or it no longer knew the token. */
export type SignOutReason = 'pushed' | 'expired';

/** In memory only: nothing of a session may stay stored after it. */
const signOut = createStore<SignOutReason | undefined>(undefined);

window.addEventListener('storage', ({ key, newValue }) => {
  if (newValue === null) return;
  if (key === endedKey) {
    // Each tab has a session storage of its own.
    sessionStorage.clear();
    signOut.set(newValue as SignOutReason);
  }
  if (key === sessionKey) forgetSignOutReason();
});

export const signOutReason = signOut.get;

export function useSignOutReason(): SignOutReason | undefined {
  return useStore(signOut);
}

export function forgetSignOutReason(): void {
  signOut.set(undefined);
}

export const currentSession = store.get;

export function useSession(): Session | undefined {
  return useStore(store);
}

export function isClient(session: Session): boolean {
  return session.userType === 'client';
}

export function startSession(session: WireSession): void {
  // The previous client may not have logged out.
  for (const key of [coinsKey, exposureKey, leavingKey]) localStorage.removeItem(key);
  writeSession(session);
  localStorage.setItem(rulesPopupKey, 'true');
  forgetSignOutReason();
  reloadStores();
}

export function updateSession(changes: Partial<SessionUser>): void {
  writeClient(changes);
  reloadStores();
}

/** The house no longer knows this session: everything stored is cleared (document 1, section 7). */
export function wipeSession(reason?: SignOutReason): void {
  // Calls refused after the push must not replace its reason.
  if (reason && currentSession() && localStorage.getItem(leavingKey) === null) {
    signOut.set(reason);
    localStorage.setItem(endedKey, reason);
  }
  const kept = deviceKeys.map((key) => [key, localStorage.getItem(key)] as const);
  localStorage.clear();
  sessionStorage.clear();
  for (const [key, value] of kept) if (value !== null) localStorage.setItem(key, value);
  reloadStores();
}

export function startLeaving(): void {
  localStorage.setItem(leavingKey, 'true');
}

/** The client logged out: session, wallet values and notification are cleared (document 1, section 4). */
export function endSession(): void {
  for (const key of [sessionKey, coinsKey, exposureKey, noticeKey, rulesPopupKey, leavingKey]) {
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
