import { isMarketKind, type MarketKind } from '@maidan/sports';
import type { ListedBet } from '../../../bets/lists/bet-words.ts';

/** A bet on a market of a match. */
export interface SportsBet extends ListedBet {
  readonly kind: MarketKind;
}

export const isSportsBet = (bet: ListedBet): bet is SportsBet =>
  bet.product === 'sports' && isMarketKind(bet.kind);
