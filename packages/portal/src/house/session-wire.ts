import type { SessionUser, Session as WireSession } from '@maidan/contract/wire';
import { readJson } from './local-store.ts';

export interface Session {
  readonly token: string;
  readonly userId: string;
  readonly username: string;
  /** Shown as Client Code. */
  readonly name: string;
  readonly userType: string;
  readonly isPasswordChanged: boolean;
  /** In points of the displayed price, times 100. */
  readonly rateDifference: number;
  readonly confirmsBets: boolean;
  readonly casinoMultiplier: number;
}

/** The storage keys that other clients of the house use too. */
export const sessionKey = 'session';
export const chipsKey = 'betChipsData';
export const coinsKey = 'client-wallet-balance';
export const exposureKey = 'client-wallet-exposure';
export const noticeKey = 'domainSettingByDomainName';

export const defaultChips: readonly number[] = [1000, 2000, 5000, 10000, 20000, 50000, 100000, 250000];

function isWireSession(value: unknown): value is WireSession {
  if (typeof value !== 'object' || value === null) return false;
  const { token, data } = value as Partial<WireSession>;
  return typeof token === 'string' && typeof data === 'object' && data !== null;
}

function readWireSession(): WireSession | undefined {
  const value = readJson(sessionKey);
  return isWireSession(value) ? value : undefined;
}

export function readSession(): Session | undefined {
  const stored = readWireSession();
  if (!stored) return undefined;
  const { data } = stored;
  return {
    token: stored.token,
    userId: data.userId,
    username: data.username,
    name: data.name,
    userType: data.userType,
    isPasswordChanged: data.isPasswordChanged,
    rateDifference: data.rateReffrence,
    confirmsBets: data.betChipsModal,
    casinoMultiplier: data.intCasinoMultiply,
  };
}

export function writeSession(session: WireSession): void {
  localStorage.setItem(sessionKey, JSON.stringify(session));
  localStorage.setItem(chipsKey, JSON.stringify(chipsOf(session.data.betChipsData)));
}

/** Merges the client's present data from the house into the stored session. */
export function writeClient(changes: Partial<SessionUser>): void {
  const stored = readWireSession();
  if (stored) writeSession({ ...stored, data: { ...stored.data, ...changes } });
}

/** Document 1, section 3: the chips fall back to a constant set when absent or unparsable. */
function chipsOf(value: unknown): unknown {
  if (typeof value === 'object' && value !== null && Object.keys(value).length > 0) return value;
  return Object.fromEntries(defaultChips.map((chip, index) => [String(index + 1), chip]));
}
