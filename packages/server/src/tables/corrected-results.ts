import type { Db } from '../db/db.ts';
import type { House } from '../house.ts';
import type { Logger } from '../log.ts';
import { lastResults } from './results-store.ts';
import { resultsKept, type Table } from './table.ts';

/** Tables read a round that they show as over again when its result is declared anew. */
export function keepResultsTrue(
  { db, onMarkets }: Pick<House, 'db' | 'onMarkets'>,
  tables: readonly Table[],
  log: Logger,
): void {
  onMarkets((ids, state) => {
    if (state !== 'settled') return;
    rereadCorrected(db, tables, ids).catch((error) =>
      log.error({ error }, 'results could not be read again'),
    );
  });
}

async function rereadCorrected(
  db: Db,
  tables: readonly Table[],
  marketIds: readonly string[],
): Promise<void> {
  const isNamed = ({ roundId }: { readonly roundId: string }) => marketIds.includes(roundId);
  for (const table of tables) if (table.results().some(isNamed)) await reread(db, table);
}

async function reread(db: Db, table: Table): Promise<void> {
  const newest = table.results()[0]?.roundId;
  const found = await lastResults(db, table.game.entry.code, resultsKept);
  // A round that ended meanwhile may be missing.
  if (table.results()[0]?.roundId !== newest) return reread(db, table);
  table.load(found);
}
