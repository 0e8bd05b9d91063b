import { type Coins, coins } from './coins.ts';
import { type MarketBook, type MarketDefinition, shapeOf } from './market.ts';

/** What must stay in the client's balance while the bets of this book are open. Markets do not cover one another. */
export function held(definition: MarketDefinition, book: MarketBook): Coins {
  return coins(-shapeOf(definition).worstCase(definition, book));
}
