import type { ListShut } from '../../../operator/shut.ts';
import { readGames } from '../games/game-store.ts';

export const switchedOffGames: ListShut = async (db) =>
  (await readGames(db))
    .filter(({ is_on }) => !is_on)
    .map(({ id, name }) => ({ what: 'launched game', id, name, undo: `switch-game ${id} on` }));
