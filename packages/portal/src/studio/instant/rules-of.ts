import type { InstantGame } from '@maidan/contract/wire';
import { findVirtualGame, type VirtualGame, virtualGames } from '@maidan/games/rules';

/** The rules of the offered round, or of the game's first version while none is offered. */
export function rulesOf(code: InstantGame, version: string | undefined): VirtualGame {
  const game = findVirtualGame(code, version ?? '') ?? virtualGames.find((one) => one.code === code);
  if (game === undefined) throw new Error(`There are no rules of ${code}.`);
  return game;
}
