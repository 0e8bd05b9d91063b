import type { MatkaBet } from '@maidan/contract/wire';

type OwnFields = 'matkaEventId' | 'day' | 'odds' | 'deletedRemark';

/** A bet of any house, also of one that sends only the fields of document 2. */
export interface PlacedBet extends Omit<MatkaBet, OwnFields> {
  readonly matkaEventId?: string | undefined;
  /** The day it was placed for. */
  readonly day?: string | undefined;
}
