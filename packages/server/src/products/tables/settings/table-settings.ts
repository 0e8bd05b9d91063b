import type { Clock } from '@maidan/betting';
import type { Db } from '@maidan/process/db/db.ts';
import { createTrustedValue, type TrustedValue } from '../../../trusted-value.ts';
import { readSettings } from './settings-store.ts';
import { type TableSetting, unset } from './table-setting.ts';

export interface TableSettings extends Omit<TrustedValue<unknown>, 'get'> {
  /** As last read. */
  of(game: string): TableSetting;
}

export function createTableSettings({ db, clock }: { db: Db; clock: Clock }): TableSettings {
  const none: ReadonlyMap<string, TableSetting> = new Map();
  const { get, ...value } = createTrustedValue(clock, none, () => readSettings(db));
  return { ...value, of: (game) => get().get(game) ?? unset };
}
