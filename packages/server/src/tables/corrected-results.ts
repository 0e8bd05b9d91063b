import type { Db } from '../db/db.ts';
import { lastResults } from './results-store.ts';
import { resultsKept, type Table } from './table.ts';

/** After a result was declared: tables that show one of these rounds as over read what it has come to. */
export async function rereadCorrected(
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
