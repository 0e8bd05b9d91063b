import type { InstantRecord } from '@maidan/contract/wire';
import { timeLimit } from '../../../api/time-limit.ts';
import { currentBrand } from '../../../brand/brand.ts';
import { readVirtual } from './virtual-text.ts';

const limitMs = 20_000;
const notFound = 404;

/** A decided round, as the studio publishes it to everybody; undefined where it has none. */
export async function fetchVirtual(roundId: string, signal: AbortSignal): Promise<InstantRecord | undefined> {
  const house = new URL(currentBrand().apiBase, window.location.href);
  const address = new URL(`/studio/v1/rounds/${encodeURIComponent(roundId)}`, house);
  const response = await fetch(address, { signal: timeLimit(limitMs, signal) });
  if (response.status === notFound) return undefined;
  const read = readVirtual(await response.text());
  if (!response.ok || !read.ok) throw new Error(`${response.status}`);
  return read.value;
}
