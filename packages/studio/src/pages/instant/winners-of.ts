import type { VirtualGame } from '../../rules/virtual-game.ts';
import type { InstantOutcome } from '../../wire/instant.ts';

/** Every option that the outcome pays in full, with or without a bet on it. */
export function winnersOf(game: VirtualGame, outcome: InstantOutcome): ReadonlySet<string> {
  const drawn = game.readShown(outcome);
  if (drawn === undefined)
    throw new Error(`${game.code} can not have come out as ${JSON.stringify(outcome)}.`);
  return new Set(game.options.map(({ id }) => id).filter((id) => game.verdict(drawn, id) === 'wins'));
}
