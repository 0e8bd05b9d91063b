import { gameIds } from '../../api/paths.ts';

/** Games of which we have a name and a picture of our own. */
export const knownGames = ['royalGaming', 'roulette', 'dusKaDum', 'andarBahar', 'ludo', 'aviator'] as const;
export type KnownGame = (typeof knownGames)[number];

/** Document 2, section 2. */
const ids: Record<KnownGame, string> = {
  royalGaming: gameIds.royalGaming,
  roulette: '100000',
  dusKaDum: '400000',
  andarBahar: '600000',
  ludo: gameIds.ludo,
  aviator: gameIds.aviatorLauncher,
};

export const knownGame = (gameId: string): KnownGame | undefined =>
  knownGames.find((game) => ids[game] === gameId);

/** As the addresses of virtual games spell them (document 2, section 2). */
const virtualGames: readonly (readonly [name: string, game: KnownGame])[] = [
  ['dus-ka-dam', 'dusKaDum'],
  ['roultee', 'roulette'],
  ['andar-bahar', 'andarBahar'],
];

export function virtualGameId(gameName: string): string | undefined {
  const game = virtualGames.find(([name]) => name === gameName)?.[1];
  return game && ids[game];
}
