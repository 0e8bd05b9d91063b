import { type FancyRow, hasPrice, type Quote, type RunnerRow } from './match-book.ts';
import { cellKey, rowKey } from './price-keys.ts';
import type { PriceMoved, PriceTables, RowHead } from './price-tables.ts';

/** Writes rows into the tables, cell by cell, and removes those no longer on offer. */
export function priceWriter({ cells, suspensions, tables }: PriceTables) {
  function putCell(key: string, quote: Quote = { odds: 0 }): void {
    const old = cells.get(key);
    const lastLive = old && (hasPrice(old) ? old : old.lastLive);
    const moved = old && lastLive && hasPrice(quote) ? movedFrom(old, lastLive, quote) : undefined;
    cells.set(key, {
      ...quote,
      moved,
      version: (old?.version ?? 0) + 1,
      ...(hasPrice(quote) || !lastLive ? {} : { lastLive }),
    });
  }

  function putTable(table: string, rows: readonly RowHead[]): void {
    const known = tables.get(table) ?? [];
    const staying = new Set(rows.map(({ selectionId }) => selectionId));
    for (const { selectionId } of known) if (!staying.has(selectionId)) forget(rowKey(table, selectionId));
    tables.set(table, rows.map(headOf));
  }

  function forget(row: string): void {
    suspensions.drop(row);
    for (const key of cells.keys()) if (key.startsWith(`${row}/`)) cells.drop(key);
  }

  return {
    putTable,
    putRunners(table: string, rows: readonly RunnerRow[], depth: number): void {
      putTable(table, rows);
      for (const row of rows) {
        suspensions.set(rowKey(table, row.selectionId), row.isSuspended && (row.stop ?? true));
        for (let at = 0; at < depth; at += 1) {
          putCell(cellKey(table, row.selectionId, 'back', at), row.back[at]);
          putCell(cellKey(table, row.selectionId, 'lay', at), row.lay[at]);
        }
      }
    },
    putFancies(table: string, rows: readonly FancyRow[]): void {
      putTable(table, rows);
      for (const row of rows) {
        suspensions.set(rowKey(table, row.selectionId), row.isSuspended && (row.stop ?? true));
        putCell(cellKey(table, row.selectionId, 'back'), row.yes);
        putCell(cellKey(table, row.selectionId, 'lay'), row.no);
      }
    },
  };
}

function headOf(row: RowHead): RowHead {
  const { selectionId, name, remark, stakeMin, stakeMax } = row;
  return {
    selectionId,
    name,
    ...(remark === undefined ? {} : { remark }),
    ...(stakeMin === undefined ? {} : { stakeMin }),
    ...(stakeMax === undefined ? {} : { stakeMax }),
  };
}

/**
 * A fancy's run counts before its rate; neither a price that disappears nor the first price of a cell
 * flashes.
 */
function movedFrom(old: Quote, lastLive: Quote, now: Quote): PriceMoved | undefined {
  const by = (now.run ?? 0) - (lastLive.run ?? 0) || now.odds - lastLive.odds;
  if (by !== 0) return by > 0 ? 'up' : 'down';
  return hasPrice(old) ? undefined : 'back';
}
