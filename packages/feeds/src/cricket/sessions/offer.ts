import type { Session } from '@maidan/sports';

/** A session the house has put up. */
export interface Offer {
  readonly marketId: string;
  readonly session: Session;
  /** The session as text: no session is put up twice. */
  readonly key: string;
  readonly name: string;
  readonly isCommission: boolean;
  readonly remark: string;
}
