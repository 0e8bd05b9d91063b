import { useTableName } from '../../../texts/table-title.ts';
import { knownGame } from '../known-games.ts';
import type { LaunchedTexts } from './en.ts';
import { useLaunchedTexts } from './launched-texts.ts';

/** Andar Bahar has the name of its table, and the lobby takes no bets. */
type Translated = Exclude<keyof LaunchedTexts['games'], 'andar-bahar' | 'lobby'>;

/** The names under which the house keeps the bets of our launched games. */
const houseNames: Readonly<Record<Translated, string>> = {
  roulette: 'Roulette',
  'dus-ka-dum': 'Dus Ka Dum',
  ludo: 'Ludo Quick',
  aviator: 'Aviator',
};
const games = Object.keys(houseNames) as readonly Translated[];

/** Returns a function that translates the name of a table or of our launched games; other names stay unchanged. */
export function useGameTitle(): (name: string) => string {
  const formatTable = useTableName();
  const texts = useLaunchedTexts();
  return (name) => {
    const game = games.find((code) => houseNames[code] === name);
    return game ? texts.games[game].name : formatTable(name);
  };
}

/** Translated if the game is known, else unchanged. */
export function useGameName(gameId: string, otherwise: string): string {
  const { games } = useLaunchedTexts();
  const game = knownGame(gameId);
  return game ? games[game].name : otherwise;
}
