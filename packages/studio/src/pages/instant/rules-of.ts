import type { VirtualGame } from '../../rules/virtual-game.ts';
import { findVirtualGame, virtualGames } from '../../rules/virtual-games.ts';
import type { InstantGame } from '../../wire/instant.ts';

/** The rules of the offered round, or of the game's first version while none is offered. */
export function rulesOf(code: InstantGame, version: string | undefined): VirtualGame {
  const game = findVirtualGame(code, version ?? '') ?? virtualGames.find((one) => one.code === code);
  if (game === undefined) throw new Error(`There are no rules of ${code}.`);
  return game;
}
