import { useTableName } from '../table-title.ts';
import type { LaunchedTexts } from './en.ts';
import { useLaunchedTexts } from './launched-texts.ts';

/** Launched games of our own, by the names under which the house keeps their bets. */
const ours = new Map<string, keyof LaunchedTexts['games']>([
  ['Roulette', 'roulette'],
  ['Dus Ka Dum', 'dus-ka-dum'],
  ['Ludo Quick', 'ludo'],
]);

/** Says the name of a table or a launched game of ours in the player's language; any other name stays as it is. */
export function useGameTitle(): (name: string) => string {
  const sayTable = useTableName();
  const { games } = useLaunchedTexts();
  return (name) => {
    const game = ours.get(name);
    return game ? games[game].name : sayTable(name);
  };
}
