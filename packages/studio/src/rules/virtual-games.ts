import { andarBaharInstant } from '../games/andar-bahar/game.ts';
import { dusKaDum } from '../games/dus-ka-dum/game.ts';
import { roulette, rouletteWithPartage } from '../games/roulette/game.ts';
import type { VirtualGame } from './virtual-game.ts';

/** Every version whose rounds can be verified. */
export const virtualGames: readonly VirtualGame[] = [
  roulette,
  rouletteWithPartage,
  dusKaDum,
  andarBaharInstant,
];

export const isVirtualGame = (code: string): boolean => virtualGames.some((game) => game.code === code);

export const findVirtualGame = (code: string, version: string): VirtualGame | undefined =>
  virtualGames.find((game) => game.code === code && game.version === version);
