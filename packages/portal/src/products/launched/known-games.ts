import { launchedGameIds } from '@maidan/contract/wire';

/** Document 2, sections 2 and 9. Aviator is launched from the list, too. */
const ids = { ...launchedGameIds, aviator: '201206' };

/** Games with a name and a picture of ours, by the house's names of their pictures. */
export type KnownGame = keyof typeof ids;
const knownGames = Object.keys(ids) as readonly KnownGame[];

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
