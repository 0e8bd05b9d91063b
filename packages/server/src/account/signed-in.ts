import type { AccountId } from '@maidan/betting';

/** A session and whose it is. */
export interface SignedIn {
  readonly token: string;
  readonly accountId: AccountId;
  readonly username: string;
  readonly brand: string;
  /** The brand whose host the sign-in was sent to, where that is another: the session is good there too. */
  readonly atHostOf?: string;
}
