import type { Clock } from '@maidan/betting';
import type { Db } from '../../db/db.ts';
import { readSettings } from './settings-store.ts';
import { type TableSetting, unset } from './table-setting.ts';

/** Settings change rarely and are asked for with every bet. */
const trustMs = 5_000;

export interface TableSettings {
  /** As last read. */
  of(game: string): TableSetting;
  /** Reads them again if they were read too long ago. */
  refresh(): Promise<void>;
  /** After a change by hand: what is being read at this moment may be from before it. */
  reread(): Promise<void>;
}

export function createTableSettings({ db, clock }: { db: Db; clock: Clock }): TableSettings {
  let known: ReadonlyMap<string, TableSetting> = new Map();
  let readAt = Number.NEGATIVE_INFINITY;
  let changes = 0;
  let reading: Promise<void> | undefined;

  async function read(): Promise<void> {
    const changesBefore = changes;
    const found = await readSettings(db);
    if (changes !== changesBefore) return read();
    known = found;
    readAt = clock.elapsed();
  }

  function readOnce(): Promise<void> {
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  }

  return {
    of: (game) => known.get(game) ?? unset,
    refresh: async () => (clock.elapsed() - readAt < trustMs ? undefined : readOnce()),
    reread() {
      changes += 1;
      return readOnce();
    },
  };
}
