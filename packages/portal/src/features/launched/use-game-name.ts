import { useLaunchedTexts } from '../../i18n/launched/launched-texts.ts';
import { knownGame } from './known-games.ts';

/** Translated if the game is known, else unchanged. */
export function useGameName(gameId: string, otherwise: string): string {
  const { games } = useLaunchedTexts();
  const game = knownGame(gameId);
  return game ? games[game].name : otherwise;
}
