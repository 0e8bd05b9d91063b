import type { ComponentType } from 'react';
import type { StudioGame } from '../wire/instant.ts';
import { listedGames } from './listed-games.ts';

type LoadPage = () => Promise<ComponentType>;

const pages = {
  ...(Object.fromEntries(Object.entries(listedGames).map(([game, page]) => [game, page.load])) as Record<
    keyof typeof listedGames,
    LoadPage
  >),
  lobby: async () => (await import('./lobby/lobby.tsx')).Lobby,
} satisfies Readonly<Record<StudioGame, LoadPage>>;

/** The game named by the last part of a path such as /play/roulette. */
export function gameOfPath(path: string): StudioGame | undefined {
  const name = path.split('/').filter(Boolean).at(-1) ?? '';
  return Object.hasOwn(pages, name) ? (name as StudioGame) : undefined;
}

export const loadPage = (game: StudioGame): Promise<ComponentType> => pages[game]();
