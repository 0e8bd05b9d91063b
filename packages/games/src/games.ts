import type { TableGame } from './game.ts';
import { andarBahar } from './tables/andar-bahar/game.ts';
import { teenpattiThree } from './tables/teenpatti-three/game.ts';

/** Every table the house deals. */
export const games: readonly TableGame[] = [andarBahar, teenpattiThree];

export const gameByCode = (code: string): TableGame | undefined =>
  games.find(({ entry }) => entry.code === code);

export const gameByEvent = (eventId: string): TableGame | undefined =>
  games.find(({ entry }) => entry.eventId === eventId);
