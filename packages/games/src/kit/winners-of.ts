import { type MarketDefinition, type MarketOutcome, shapeOf } from '@maidan/betting';

/** Options that an outcome makes winners, by sid. */
export const winnersOf = (definition: MarketDefinition, outcome: MarketOutcome): readonly string[] =>
  shapeOf(definition).winners(definition, outcome);
