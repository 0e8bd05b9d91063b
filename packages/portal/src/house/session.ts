import type { SignOutReason } from '@maidan/client/account-events-wire.ts';
import { createStore } from '@maidan/client/store.ts';
import type { SessionUser, Session as WireSession } from '@maidan/contract/wire';
import { useStore } from '@maidan/ui/hooks/use-store.ts';
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

/**
 * Outlives sessions and grants no access: it exempts this device from the limit that strangers' wrong
 * passwords trigger.
 */
const deviceTokenKey = 'deviceToken';

export const readDeviceToken = (): string | undefined => localStorage.getItem(deviceTokenKey) ?? undefined;

export const keepDeviceToken = (token: string): void => localStorage.setItem(deviceTokenKey, token);

/** Belongs to the device rather than to the client, so it outlives a session. */
const deviceKeys = ['language', 'theme', deviceTokenKey];
const rulesPopupKey = 'rulesPopup';

const store = createLocalStore<Session | undefined>({
  keys: [sessionKey],
  read: readSession,
  write: () => undefined,
});

/** Why the house ended the last session. In memory only: nothing of a session may stay stored after it. */
const signOut = createStore<SignOutReason | undefined>(undefined);

/** The client logs out, in any tab: what the house then says of the session needs no explanation. */
let isLeaving = false;

/** Tabs may learn of one end in different ways: the push says more than a refused call. */
function explainSignOut(reason: SignOutReason): void {
  if (isLeaving || signOut.get() === 'pushed') return;
  signOut.set(reason);
}

function forgetSignOut(now: { readonly isLeaving: boolean }): void {
  isLeaving = now.isLeaving;
  forgetSignOutReason();
}

/** Not by the storage: of what two tabs write and clear at the same time, something may stay in it. */
const otherTabs = new BroadcastChannel('session');
otherTabs.onmessage = ({ data }: MessageEvent<SignOutReason | 'leaving'>) => {
  // A refused call can be quicker than the news that the client logs out in another tab.
  if (data === 'leaving') return forgetSignOut({ isLeaving: true });
  // Each tab has a session storage of its own.
  sessionStorage.clear();
  explainSignOut(data);
};

// Pure modules beside this one are tested without a browser.
globalThis.window?.addEventListener('storage', ({ key, newValue }) => {
  if (key === sessionKey && newValue !== null) forgetSignOut({ isLeaving: false });
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
  for (const key of [coinsKey, exposureKey]) localStorage.removeItem(key);
  writeSession(session);
  localStorage.setItem(rulesPopupKey, 'true');
  forgetSignOut({ isLeaving: false });
  reloadStores();
}

export function updateSession(changes: Partial<SessionUser>): void {
  writeClient(changes);
  reloadStores();
}

/** The house no longer knows this session: everything stored is cleared (document 1, section 7). */
export function wipeSession(reason?: SignOutReason): void {
  // What another tab removed is gone from the storage before its events arrive.
  reloadStores();
  // Calls refused after the end must not explain it once more.
  if (reason && currentSession() && !isLeaving) {
    explainSignOut(reason);
    otherTabs.postMessage(reason);
  }
  const kept = deviceKeys.map((key) => [key, localStorage.getItem(key)] as const);
  localStorage.clear();
  sessionStorage.clear();
  for (const [key, value] of kept) if (value !== null) localStorage.setItem(key, value);
  reloadStores();
}

export function startLeaving(): void {
  isLeaving = true;
  otherTabs.postMessage('leaving');
}

/** The client logged out: session, wallet values and notification are cleared (document 1, section 4). */
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
