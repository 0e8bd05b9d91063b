import { useLaunchedTexts } from '../../i18n/launched/launched-texts.ts';
import { knownGame } from './known-games.ts';

/** In the player's language where the game is known, else as given. */
export function useGameName(gameId: string, otherwise: string): string {
  const { games } = useLaunchedTexts();
  const game = knownGame(gameId);
  return game ? games[game].name : otherwise;
}
