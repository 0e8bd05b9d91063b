import { dayOf } from '../live/read-market-wire.ts';
import type { Market } from '../market/market.ts';
import type { PlacedBet } from './placed-bet.ts';

/** Bets on the market's present day that are not yet settled. Where the house sends no day, it is that of placing. */
export const openBetsOfDay = (bets: readonly PlacedBet[], market: Market): readonly PlacedBet[] =>
  bets.filter(
    ({ day, createdAt, isDeclare }) =>
      isDeclare === 0 && (day ?? dayOf(market, Date.parse(createdAt))) === market.day,
  );
