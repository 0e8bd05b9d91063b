import type { Clock } from '@maidan/betting';
import type { Db } from '@maidan/process/db/db.ts';
import { createTrustedValue, type TrustedValue } from '../../../trusted-value.ts';
import { type MatkaSetting, unset } from './matka-setting.ts';
import { readSettings } from './settings-store.ts';

export interface MatkaSettings extends Omit<TrustedValue<unknown>, 'get'> {
  /** As last read. */
  of(matka: string): MatkaSetting;
}

export function createMatkaSettings({ db, clock }: { db: Db; clock: Clock }): MatkaSettings {
  const none: ReadonlyMap<string, MatkaSetting> = new Map();
  const { get, ...value } = createTrustedValue(clock, none, () => readSettings(db));
  return { ...value, of: (matka) => get().get(matka) ?? unset };
}
