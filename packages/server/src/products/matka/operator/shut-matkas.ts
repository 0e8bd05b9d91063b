import { matkaMarkets } from '@maidan/games/rules';
import type { ListShut } from '../../../operator/shut.ts';
import { readSettings } from '../settings/settings-store.ts';

export const shutMatkas: ListShut = async (db) => {
  const settings = await readSettings(db);
  return matkaMarkets
    .filter(({ code }) => settings.get(code)?.isOpen === false)
    .map(({ code, name }) => ({ what: 'matka', id: code, name, undo: `open-matka ${code}` }));
};
