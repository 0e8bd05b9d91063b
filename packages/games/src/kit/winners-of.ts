import { type MarketDefinition, type MarketOutcome, shapeOf } from '@maidan/betting';

/** The options that win with an outcome, by sid. */
export const winnersOf = (definition: MarketDefinition, outcome: MarketOutcome): readonly string[] =>
  shapeOf(definition).winners(definition, outcome);
