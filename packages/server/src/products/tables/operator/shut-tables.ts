import { games } from '@maidan/games/rules';
import type { ListShut } from '../../../operator/shut.ts';
import { readSettings } from '../settings/settings-store.ts';

export const shutTables: ListShut = async (db) => {
  const settings = await readSettings(db);
  return games
    .filter(({ entry }) => settings.get(entry.code)?.isOpen === false)
    .map(({ entry: { code, title } }) => ({
      what: 'table',
      id: code,
      name: title,
      undo: `open-table ${code}`,
    }));
};
