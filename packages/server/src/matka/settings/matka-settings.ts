import type { Db } from '../../db/db.ts';
import { type MatkaSetting, unset } from './matka-setting.ts';
import { readSettings } from './settings-store.ts';

export interface MatkaSettings {
  /** As last read: only operator verbs change them, and those run in this process. */
  of(matka: string): MatkaSetting;
  read(): Promise<void>;
}

export function createMatkaSettings(db: Db): MatkaSettings {
  let known: ReadonlyMap<string, MatkaSetting> = new Map();
  let reads = 0;
  return {
    of: (matka) => known.get(matka) ?? unset,
    async read() {
      reads += 1;
      const turn = reads;
      const found = await readSettings(db);
      // Only the latest read counts, whichever ends first.
      if (turn === reads) known = found;
    },
  };
}
