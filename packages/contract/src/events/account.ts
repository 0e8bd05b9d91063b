import { z } from 'zod';
import type { LedgerRow } from '../entities/ledger.ts';
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

/** Ours: a round in which the client had bets is settled. Sent once a round, however many bets; not for a corrected result. */
export interface RoundSettled {
  readonly ledgerType: Exclude<LedgerRow['ledgerType'], 'match' | 'account'>;
  readonly eventId: string;
  readonly roundId: string;
  /** Name of the table, market or game. */
  readonly name: string;
  /** Total over all the client's bets on it, in coins. */
  readonly profit: number;
}

export interface AccountClientEvents {
  login(payload: LoginPayload): void;
  reconnect(payload: LoginPayload): void;
}

export interface AccountServerEvents {
  sportsListUpdate(update: SportsListUpdate): void;
  domainUpdate(update: DomainUpdate): void;
  coinUpdate(wallet: Wallet): void;
  roundSettled(round: RoundSettled): void;
  userLoggedIn(user: UserPresence): void;
  userLoggedOut(user: UserPresence): void;
}
