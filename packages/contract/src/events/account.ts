import { z } from 'zod';
import type { Wallet } from '../entities/session.ts';
import { id } from '../fields.ts';

/** Proves the socket's session; sent on connecting (`login`) and on every reconnection (`reconnect`). */
export const loginPayload = z.object({
  userId: id,
  token: z.string().min(1).max(200),
  domain: z.string().max(255),
});
export type LoginPayload = z.input<typeof loginPayload>;

export interface SportsListUpdate {
  readonly isUpdate: boolean;
}

export interface DomainUpdate {
  readonly sportListUpdate?: boolean;
  readonly isDomainSettingUpdate?: boolean;
  /** The client clears its session and goes to /signin. */
  readonly isLogout?: boolean;
  /** The client reloads its balance and goes to /signin. */
  readonly isRefresh?: boolean;
}

export interface UserPresence {
  readonly userId: string;
}

export interface AccountClientEvents {
  login(payload: LoginPayload): void;
  reconnect(payload: LoginPayload): void;
}

export interface AccountServerEvents {
  sportsListUpdate(update: SportsListUpdate): void;
  domainUpdate(update: DomainUpdate): void;
  coinUpdate(wallet: Wallet): void;
  userLoggedIn(user: UserPresence): void;
  userLoggedOut(user: UserPresence): void;
}
