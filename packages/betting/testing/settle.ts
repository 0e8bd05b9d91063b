import type { Leg } from '../src/bet.ts';
import { type Coins, coins } from '../src/coins.ts';
import { type MarketDefinition, type MarketOutcome, shapeOf } from '../src/market.ts';

/** The profit of the legs together, each paid as a settlement pays it. */
export function settle(definition: MarketDefinition, legs: Iterable<Leg>, outcome: MarketOutcome): Coins {
  const shape = shapeOf(definition);
  if (!shape.isOutcome(definition, outcome)) {
    throw new RangeError(`not an outcome of a ${definition.shape} market: ${JSON.stringify(outcome)}`);
  }
  let total = 0n;
  for (const leg of legs) total += shape.payout(definition, leg, outcome);
  return coins(total);
}
