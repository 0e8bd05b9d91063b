import type { Result } from '@maidan/betting';
import type { RecordFault } from '@maidan/games/rules';
import { timeLimit } from '../../api/time-limit.ts';
import { currentBrand } from '../../brand/brand.ts';

const limitMs = 20_000;
const notFound = 404;

/** A record that the studio publishes; undefined if there is none. */
export async function fetchPublished<Value>(
  path: string,
  read: (text: string) => Result<Value, RecordFault>,
  signal: AbortSignal,
): Promise<Value | undefined> {
  const house = new URL(currentBrand().apiBase, window.location.href);
  const response = await fetch(new URL(path, house), { signal: timeLimit(limitMs, signal) });
  if (response.status === notFound) return undefined;
  const record = read(await response.text());
  if (!response.ok || !record.ok) throw new Error(`${response.status}`);
  return record.value;
}
