import { gameIds } from '../../api/paths.ts';

/** Games with a name and a picture of ours, by the house's names of their pictures. */
export const knownGames = ['lobby', 'roulette', 'dus-ka-dum', 'andar-bahar', 'ludo', 'aviator'] as const;
export type KnownGame = (typeof knownGames)[number];

/** Document 2, section 2. */
const ids: Record<KnownGame, string> = {
  lobby: gameIds.royalGaming,
  roulette: '100000',
  'dus-ka-dum': '400000',
  'andar-bahar': '600000',
  ludo: gameIds.ludo,
  aviator: gameIds.aviatorLauncher,
};

export const knownGame = (gameId: string): KnownGame | undefined =>
  knownGames.find((game) => ids[game] === gameId);

export const pictureOf = (artwork: string): KnownGame | undefined =>
  knownGames.find((game) => game === artwork);

/** As spelt in the addresses of virtual games (document 2, section 2). */
const virtualGames: readonly (readonly [name: string, game: KnownGame])[] = [
  ['dus-ka-dam', 'dus-ka-dum'],
  ['roultee', 'roulette'],
  ['andar-bahar', 'andar-bahar'],
];

export function virtualGameId(gameName: string): string | undefined {
  const game = virtualGames.find(([name]) => name === gameName)?.[1];
  return game && ids[game];
}
