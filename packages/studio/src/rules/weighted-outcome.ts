import type { Fraction } from '@maidan/games/kit/exact-returns.ts';
import { settleBets, type VirtualGame } from './virtual-game.ts';

/** One way a round can come out, with its weight among all of them. */
export interface VirtualWay<Outcome> {
  readonly weight: bigint;
  readonly outcome: Outcome;
}

/** The return on each point staked on an option, as the settlement pays it. */
export function exactReturn<Outcome>(
  game: VirtualGame<Outcome>,
  ways: readonly VirtualWay<Outcome>[],
  option: string,
): Fraction {
  let [back, total] = [0n, 0n];
  for (const { weight, outcome } of ways) {
    const [paid = 0n] = settleBets(game, outcome, [{ option, points: 1 }]);
    back += weight * paid;
    total += weight;
  }
  return { numerator: back, denominator: total * 100n };
}
