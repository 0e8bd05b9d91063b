import { z } from 'zod';
import type { LedgerRow } from '../entities/ledger.ts';
import type { Wallet } from '../entities/session.ts';
import { id } from '../fields.ts';

/**
 * Proves the socket's session; sent on connecting (`login`) and on every reconnection (`reconnect`). A `reconnect` without a
 * token claims nothing.
 */
export const loginPayload = z.object({
  userId: id,
  token: z.string().min(1).max(200),
  domain: z.string().max(255).optional(),
});
export type LoginPayload = z.input<typeof loginPayload>;

/** A `reconnect` that names a client and proves nothing. */
export const bareReconnect = z.object({ token: z.union([z.literal(''), z.null()]).optional() });

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

/** Whether the socket has proved a session, once its event is dealt with. */
export interface ClaimAnswer {
  readonly isProved: boolean;
}

export interface AccountClientEvents {
  login(payload: LoginPayload, answer?: (answer: ClaimAnswer) => void): void;
  reconnect(
    payload: LoginPayload | Omit<LoginPayload, 'token'>,
    answer?: (answer: ClaimAnswer) => void,
  ): void;
}

export interface AccountServerEvents {
  sportsListUpdate(update: SportsListUpdate): void;
  domainUpdate(update: DomainUpdate): void;
  coinUpdate(wallet: Wallet): void;
  roundSettled(round: RoundSettled): void;
  userLoggedIn(user: UserPresence, mark?: string): void;
  /** The client's own id: some clients compare it with theirs. */
  userLoggedOut(userId: string): void;
}
