import type { Leg } from '../src/bet.ts';
import { type MarketBook, type MarketDefinition, shapeOf } from '../src/market.ts';

/** The book of these legs, added one by one as placing does. */
export function bookOf(definition: MarketDefinition, legs: Iterable<Leg>): MarketBook {
  const shape = shapeOf(definition);
  let book = shape.emptyBook(definition);
  for (const leg of legs) book = shape.addLeg(definition, book, leg);
  return book;
}
