import type { MatkaBet } from '@maidan/contract/wire';
import type { PlacedBet } from './placed-bet.ts';

type OwnFields = '_id' | 'day' | 'isDeleted';
export type SentBet = Omit<MatkaBet, OwnFields> & Partial<Pick<MatkaBet, OwnFields>>;

/** The rows of document 2 have no id, and nothing of bets that were deleted. */
export const readBet = (sent: SentBet, index: number): PlacedBet => ({
  ...sent,
  _id: sent._id ?? String(index),
  isDeleted: sent.isDeleted ?? 0,
});
