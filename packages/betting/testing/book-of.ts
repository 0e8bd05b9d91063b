import { type MarketBook, type MarketDefinition, shapeOf } from '../src/market.ts';
import type { Leg } from '../src/shapes/market-shape.ts';

/** The book of these legs, added one by one as placing does. */
export function bookOf(definition: MarketDefinition, legs: Iterable<Leg>): MarketBook {
  const shape = shapeOf(definition);
  let book = shape.emptyBook(definition);
  for (const leg of legs) book = shape.addLeg(definition, book, leg);
  return book;
}
