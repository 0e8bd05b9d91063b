import type { Leg } from './bet.ts';
import type { Coins } from './coins.ts';
import { coins } from './coins.ts';
import type { MarketDefinition, MarketOutcome } from './market.ts';
import { shapeOf } from './market.ts';

/** What the legs bring together. */
export function settle(definition: MarketDefinition, legs: Iterable<Leg>, outcome: MarketOutcome): Coins {
  const shape = shapeOf(definition);
  if (!shape.isOutcome(definition, outcome)) {
    throw new RangeError(`not an outcome of a ${definition.shape} market: ${JSON.stringify(outcome)}`);
  }
  let total = 0n;
  for (const leg of legs) total += shape.payout(definition, leg, outcome);
  return coins(total);
}

/** Specification section 4: a winning bet found illegitimate is voided, a losing one stays. */
export function payoutIfIllegitimate(payout: Coins): Coins {
  return coins(payout > 0n ? 0n : payout);
}
