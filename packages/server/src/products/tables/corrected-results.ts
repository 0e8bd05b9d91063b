import type { Logger } from '@maidan/process/log.ts';
import type { House } from '../../house.ts';
import { findResult } from './results-store.ts';
import type { Table } from './table.ts';

/** Reads a finished round of a table again when its result is corrected. */
export function keepResultsTrue(
  { db, onMarkets }: Pick<House, 'db' | 'onMarkets'>,
  tables: readonly Table[],
  log: Logger,
): void {
  async function reread(table: Table, roundId: string): Promise<void> {
    const result = await findResult(db, roundId);
    if (result !== undefined) table.amend(result);
  }

  onMarkets((ids, state) => {
    if (state !== 'settled') return;
    for (const table of tables) {
      for (const { roundId } of table.results()) {
        if (!ids.includes(roundId)) continue;
        reread(table, roundId).catch((error) =>
          log.error({ error, roundId }, 'a result could not be read again'),
        );
      }
    }
  });
}
