import { coins, type Leg, legIfWins, type MarketOutcome, shapeOf } from '@maidan/betting';
import type { TableGame } from '../game.ts';

/** One way a round can come out, with its weight among all of them. */
export interface WeightedOutcome {
  readonly weight: bigint;
  readonly outcome: MarketOutcome;
  /** The options it counts for: those that can be bet on in such a round. */
  readonly sids: readonly string[];
}

/** The parts of a game that its returns depend on. */
export interface PricedGame extends Pick<TableGame, 'definition' | 'prices'> {
  readonly options: readonly { readonly sid: string }[];
}

export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** A stake on which every price in ten-thousandths pays whole hundredths. */
const stake = coins(10_000n);

/**
 * The return on each coin backed, with the stake, as the settlement pays it: the weighted sum over all
 * outcomes. Throws when an option has no outcome or no price.
 */
export function exactReturns(
  game: PricedGame,
  outcomes: readonly WeightedOutcome[],
): ReadonlyMap<string, Fraction> {
  const prices = game.prices([]);
  return new Map(
    game.options.map(({ sid }) => {
      const odds = prices[sid]?.back;
      if (odds === undefined) throw new RangeError(`no price on ${sid}`);
      return [sid, returnOf(game, outcomes, { option: sid, side: 'back', stake, odds })];
    }),
  );
}

/** The return on each coin at risk, for options that can be laid. */
export function exactLayReturns(
  game: PricedGame,
  outcomes: readonly WeightedOutcome[],
): ReadonlyMap<string, Fraction> {
  const prices = game.prices([]);
  return new Map(
    game.options.flatMap(({ sid }) => {
      const odds = prices[sid]?.lay;
      return odds === undefined
        ? []
        : [[sid, returnOf(game, outcomes, { option: sid, side: 'lay', stake, odds })]];
    }),
  );
}

function returnOf(game: PricedGame, outcomes: readonly WeightedOutcome[], leg: Leg): Fraction {
  const { definition } = game;
  const shape = shapeOf(definition);
  const atRisk = leg.side === 'back' ? leg.stake : -legIfWins(leg);
  let [back, total] = [0n, 0n];
  for (const { weight, outcome, sids } of outcomes) {
    if (!sids.includes(leg.option)) continue;
    total += weight;
    back += weight * (atRisk + shape.payout(definition, leg, outcome));
  }
  if (total === 0n) throw new RangeError(`no outcome for ${leg.option}`);
  return { numerator: back, denominator: total * atRisk };
}

/** Accurate to a millionth of a percent. */
export const inPercent = ({ numerator, denominator }: Fraction): number =>
  Number((numerator * 100_000_000n) / denominator) / 1_000_000;

export function choose(from: number, count: number): bigint {
  let ways = 1n;
  for (let index = 0; index < count; index += 1) {
    ways = (ways * BigInt(Math.max(from - index, 0))) / BigInt(index + 1);
  }
  return ways;
}
