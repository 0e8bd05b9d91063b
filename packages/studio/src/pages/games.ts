import type { ComponentType } from 'react';
import type { StudioGame } from '../wire/instant.ts';

/** One line per game; each is loaded when it is opened. */
export const games: Readonly<Record<StudioGame, () => Promise<ComponentType>>> = {
  roulette: async () => (await import('../games/roulette/page/roulette-game.tsx')).RouletteGame,
  'dus-ka-dum': async () => (await import('../games/dus-ka-dum/page/dus-ka-dum-game.tsx')).DusKaDumGame,
  'andar-bahar': async () => (await import('../games/andar-bahar/page/andar-bahar-game.tsx')).AndarBaharGame,
  ludo: async () => (await import('../games/ludo/page/ludo-page.tsx')).LudoPage,
  lobby: async () => (await import('./lobby/lobby.tsx')).Lobby,
};

/** The game named by the last part of a path such as /play/roulette. */
export function gameOfPath(path: string): keyof typeof games | undefined {
  const name = path.split('/').filter(Boolean).at(-1) ?? '';
  return Object.hasOwn(games, name) ? (name as keyof typeof games) : undefined;
}
