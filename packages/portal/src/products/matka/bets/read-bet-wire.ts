import type { MatkaBet } from '@maidan/contract/wire';
import type { PlacedBet } from './placed-bet.ts';

type OwnFields = '_id' | 'matkaEventId' | 'odds' | 'isDeleted' | 'deletedRemark' | 'day';

/** Document 2, section 3. The fields that it does not have are ours, and another house does not send them. */
export type SentBet = Omit<MatkaBet, OwnFields> & Partial<Pick<MatkaBet, OwnFields>>;

export const readBet = (sent: SentBet, index: number): PlacedBet => ({
  ...sent,
  _id: sent._id ?? String(index),
  isDeleted: sent.isDeleted ?? 0,
});
