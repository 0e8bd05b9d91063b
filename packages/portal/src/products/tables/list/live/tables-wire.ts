import type { ListedTable, TablesPatch, TablesPicture } from '@maidan/contract/wire';

export interface TablesNow {
  readonly n: number;
  readonly tables: readonly ListedTable[];
  /** How far the house's clock is ahead of this page's, in milliseconds. */
  readonly aheadMs: number;
}

const aheadOf = (at: number, nowMs: number): number => at * 1000 - nowMs;

export const tablesOfPicture = ({ n, at, tables }: TablesPicture, nowMs: number): TablesNow => ({
  n,
  tables,
  aheadMs: aheadOf(at, nowMs),
});

/** Undefined when the patch does not follow what is shown. */
export function patchTables(shown: TablesNow, patch: TablesPatch, nowMs: number): TablesNow | undefined {
  if (patch.n !== shown.n + 1) return undefined;
  const changed = new Map(patch.changed.map((table) => [table.code, table]));
  return {
    n: patch.n,
    tables: shown.tables.map((table) => changed.get(table.code) ?? table),
    // Delay and rounding can only make the house's time too small, so the largest difference is the most
    // accurate.
    aheadMs: Math.max(shown.aheadMs, aheadOf(patch.at, nowMs)),
  };
}

/** Whole seconds left to bet; undefined while the table takes no bets. */
export function secondsToBet(
  { betsEndAt, phase }: Pick<ListedTable, 'betsEndAt' | 'phase'>,
  aheadMs: number,
  nowMs: number,
): number | undefined {
  if (phase !== 'bets' || betsEndAt === undefined) return undefined;
  return Math.max(0, Math.ceil((betsEndAt - nowMs - aheadMs) / 1000));
}
