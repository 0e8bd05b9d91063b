import { flightEntry } from '@maidan/games/rules';
import type { ListShut } from '../../../operator/shut.ts';
import { readSetting } from '../settings/settings-store.ts';

export const shutFlights: ListShut = async (db) => {
  const { isOpen } = await readSetting(db);
  return isOpen
    ? []
    : [{ what: 'flights', id: flightEntry.code, name: flightEntry.title, undo: 'open-aviator' }];
};
