import type { StudioGame } from '@maidan/contract';

/** The ids of our games at the wallet. */
export const gameIds: Readonly<Record<StudioGame, string>> = {
  roulette: '100000',
  'dus-ka-dum': '400000',
  'andar-bahar': '600000',
  ludo: '600113',
  lobby: '900000',
};

export const gameOfId = (id: string): StudioGame | undefined =>
  (Object.keys(gameIds) as StudioGame[]).find((game) => gameIds[game] === id);
