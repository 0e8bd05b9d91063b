import type { MatkaBet } from '@maidan/contract/wire';
import { formatDay } from '../../../format/dates.ts';

type OwnFields = '_id' | 'day' | 'isDeleted';
type SentBet = Omit<MatkaBet, OwnFields> & Partial<Pick<MatkaBet, OwnFields>>;

/** The rows of document 2 have no id, and neither of the other two fields. */
export const readBet = (sent: SentBet, index: number): MatkaBet => ({
  ...sent,
  _id: sent._id ?? String(index),
  day: sent.day ?? formatDay(sent.createdAt),
  isDeleted: sent.isDeleted ?? 0,
});
