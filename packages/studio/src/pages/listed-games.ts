import { andarBaharPage } from '../games/andar-bahar/page/game-page.ts';
import { dusKaDumPage } from '../games/dus-ka-dum/page/game-page.ts';
import { ludoPage } from '../games/ludo/page/game-page.ts';
import { roulettePage } from '../games/roulette/page/game-page.ts';
import type { StudioGame } from '../wire/instant.ts';
import type { GamePage } from './game-page.ts';

/** The pages of the games, in the order of the lobby. */
export const listedGames: Readonly<Record<Exclude<StudioGame, 'lobby'>, GamePage>> = {
  roulette: roulettePage,
  'dus-ka-dum': dusKaDumPage,
  'andar-bahar': andarBaharPage,
  ludo: ludoPage,
};
