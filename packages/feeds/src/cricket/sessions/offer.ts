import type { Session } from '@maidan/sports';

/** A session that was offered. */
export interface Offer {
  readonly marketId: string;
  readonly session: Session;
  /** The session as text: no session is offered twice. */
  readonly key: string;
  readonly name: string;
  readonly isCommission: boolean;
  readonly remark: string;
}
