import type { ShownFields, ShownOutcome, VirtualGame } from '../../rules/virtual-game.ts';

/** Every option that the outcome pays in full, with or without a bet on it. */
export function winnersOf(game: VirtualGame, outcome: ShownOutcome): ReadonlySet<string> {
  const drawn = game.readShown(outcome as ShownFields);
  if (drawn === undefined)
    throw new Error(`${game.code} can not have come out as ${JSON.stringify(outcome)}.`);
  return new Set(game.options.map(({ id }) => id).filter((id) => game.verdict(drawn, id) === 'wins'));
}
