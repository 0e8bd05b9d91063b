import type { AccountId } from '@maidan/betting';

/** A session and whose it is. */
export interface SignedIn {
  readonly token: string;
  readonly accountId: AccountId;
  readonly username: string;
  readonly brand: string;
}
