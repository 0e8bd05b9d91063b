import type { StudioGame } from '@maidan/contract/wire';
import type { ComponentType } from 'react';

/** One line per game; each is loaded when it is opened. */
export const games: Readonly<Record<StudioGame, () => Promise<ComponentType>>> = {
  roulette: async () => (await import('./roulette/roulette-game.tsx')).RouletteGame,
  'dus-ka-dum': async () => (await import('./dus-ka-dum/dus-ka-dum-game.tsx')).DusKaDumGame,
  'andar-bahar': async () => (await import('./andar-bahar/andar-bahar-game.tsx')).AndarBaharGame,
  ludo: async () => (await import('./ludo/ludo-page.tsx')).LudoPage,
  lobby: async () => (await import('./lobby/lobby.tsx')).Lobby,
};

/** The game named by the last part of a path such as /play/roulette. */
export function gameOfPath(path: string): keyof typeof games | undefined {
  const name = path.split('/').filter(Boolean).at(-1) ?? '';
  return Object.hasOwn(games, name) ? (name as keyof typeof games) : undefined;
}
