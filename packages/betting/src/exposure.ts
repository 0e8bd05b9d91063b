import type { Leg } from './bet.ts';
import type { Coins } from './coins.ts';
import { coins } from './coins.ts';
import type { MarketBook, MarketDefinition } from './market.ts';
import { shapeOf } from './market.ts';

export interface MarketStanding {
  readonly definition: MarketDefinition;
  readonly book: MarketBook;
}

/** What must stay in the client's balance while the bets of this book are open. */
export function held(definition: MarketDefinition, book: MarketBook): Coins {
  return coins(-shapeOf(definition).worstCase(definition, book));
}

/** Markets do not cover one another: an account's exposure is the sum of what each holds. */
export function exposureOf(standings: Iterable<MarketStanding>): Coins {
  let total = 0n;
  for (const { definition, book } of standings) total += held(definition, book);
  return coins(total);
}

export function bookOf(definition: MarketDefinition, legs: Iterable<Leg>): MarketBook {
  const shape = shapeOf(definition);
  let book = shape.emptyBook(definition);
  for (const leg of legs) book = shape.addLeg(definition, book, leg);
  return book;
}
