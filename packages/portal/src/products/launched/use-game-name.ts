import { knownGame } from './known-games.ts';
import { useLaunchedTexts } from './texts/launched-texts.ts';

/** Translated if the game is known, else unchanged. */
export function useGameName(gameId: string, otherwise: string): string {
  const { games } = useLaunchedTexts();
  const game = knownGame(gameId);
  return game ? games[game].name : otherwise;
}
