import type { GameRules, TableGame } from './game.ts';
import * as dealt from './tables/games.ts';

export const games: readonly TableGame[] = Object.values(dealt);

export const gameByCode = (code: string): TableGame | undefined =>
  games.find(({ entry }) => entry.code === code);

export const gameByEvent = (eventId: string): TableGame | undefined =>
  games.find(({ entry }) => entry.eventId === eventId);

/** The content of a table's rules popup; undefined for a table the house does not deal. */
export const rulesOf = async (code: string): Promise<GameRules | undefined> => gameByCode(code)?.rules();
