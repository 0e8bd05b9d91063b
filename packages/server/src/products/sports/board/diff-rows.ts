import { isDeepStrictEqual } from 'node:util';

export interface RowsDiff<Row> {
  /** Rows with their key and only the fields that differ; new rows are complete. */
  readonly changed: readonly Partial<Row>[];
  readonly gone: readonly string[];
}

/** The differences between two lists of flat rows, identified by a key field. */
export function diffRows<Row extends object>(
  before: readonly Row[],
  after: readonly Row[],
  key: keyof Row & string,
): RowsDiff<Row> {
  const earlier = new Map(before.map((row) => [String(row[key]), row]));
  const changed: Partial<Row>[] = [];
  for (const row of after) {
    const name = String(row[key]);
    const old = earlier.get(name);
    earlier.delete(name);
    const patch = old === undefined ? row : diffRow(old, row, key);
    if (patch !== undefined) changed.push(patch);
  }
  return { changed, gone: [...earlier.keys()] };
}

function diffRow<Row extends object>(
  before: Row,
  after: Row,
  key: keyof Row & string,
): Partial<Row> | undefined {
  const patch: Partial<Row> = {};
  let isDifferent = false;
  for (const field of Object.keys(after) as (keyof Row)[]) {
    const [old, now] = [before[field], after[field]];
    if (old === now || (typeof now === 'object' && isDeepStrictEqual(old, now))) continue;
    patch[field] = now;
    isDifferent = true;
  }
  if (!isDifferent) return undefined;
  patch[key] = after[key];
  return patch;
}
