import {
  type Coins,
  coins,
  held,
  type Leg,
  legIfLoses,
  legIfWins,
  type MarketDefinition,
  shapeOf,
} from '@maidan/betting';

export interface BetPreview {
  readonly mayWin: Coins;
  readonly mayLose: Coins;
  /** By how much the client's available coins decrease; what other bets cover is not held again. */
  readonly held: Coins;
}

const sizeOf = (amount: Coins): Coins => coins(amount < 0n ? -amount : amount);

/**
 * The bet's possible profit and loss, and what the house holds for it in addition to the client's other bets
 * on the round.
 */
export function previewBet(definition: MarketDefinition, earlier: readonly Leg[], leg: Leg): BetPreview {
  const [wins, loses] = [sizeOf(legIfWins(leg)), sizeOf(legIfLoses(leg))];
  const [mayWin, mayLose] = leg.side === 'back' ? [wins, loses] : [loses, wins];
  const shape = shapeOf(definition);
  const known = [...earlier, leg].filter((each) => shape.accepts(definition, each));
  const holdOf = (legs: readonly Leg[]): Coins =>
    held(
      definition,
      legs.reduce((book, each) => shape.addLeg(definition, book, each), shape.emptyBook(definition)),
    );
  const before = holdOf(known.filter((each) => each !== leg));
  return { mayWin, mayLose, held: coins(holdOf(known) - before) };
}
