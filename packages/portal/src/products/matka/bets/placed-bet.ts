import { type Coins, coins, parseCoins } from '@maidan/betting';
import type { MatkaBet } from '@maidan/contract/wire';
import type { Market } from '../live/market.ts';
import { dayOf } from '../live/matka-wire.ts';

type OwnFields = 'matkaEventId' | 'day' | 'odds' | 'deletedRemark';

/** A bet of any house, also of one that sends only the fields of document 2. */
export interface PlacedBet extends Omit<MatkaBet, OwnFields> {
  readonly matkaEventId?: string | undefined;
  /** The day it was placed for. */
  readonly day?: string | undefined;
}

type OptionalFields = '_id' | 'matkaEventId' | 'odds' | 'isDeleted' | 'deletedRemark' | 'day';

/** Document 2, section 3. The fields that it does not have are ours, and another house does not send them. */
export type SentBet = Omit<MatkaBet, OptionalFields> & Partial<Pick<MatkaBet, OptionalFields>>;

export const readBet = (sent: SentBet, index: number): PlacedBet => ({
  ...sent,
  _id: sent._id ?? String(index),
  isDeleted: sent.isDeleted ?? 0,
});

/** Bets on the market's present day that are not yet settled. Where the house sends no day, it is that of placing. */
export const openBetsOfDay = (bets: readonly PlacedBet[], market: Market): readonly PlacedBet[] =>
  bets.filter(
    ({ day, createdAt, isDeclare }) =>
      isDeclare === 0 && (day ?? dayOf(market, Date.parse(createdAt))) === market.day,
  );

/** Over settled bets that were not deleted. */
export function sumProfit(bets: readonly Pick<MatkaBet, 'isDeclare' | 'isDeleted' | 'profitLoss'>[]): Coins {
  const settled = bets.filter(({ isDeclare, isDeleted }) => isDeclare === 1 && isDeleted === 0);
  return coins(settled.reduce<bigint>((sum, { profitLoss }) => sum + (parseCoins(profitLoss) ?? 0n), 0n));
}
