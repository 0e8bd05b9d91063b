import type { MatkaBet } from '@maidan/contract/wire';

/** A bet of any house, also of one that sends only the fields of document 2. */
export interface PlacedBet extends Omit<MatkaBet, 'day'> {
  /** The day it was placed for. */
  readonly day?: string | undefined;
}
