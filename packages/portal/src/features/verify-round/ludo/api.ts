import { type LudoRecord, readLudoRecord } from '@maidan/games/rules';
import { timeLimit } from '../../../api/time-limit.ts';
import { currentBrand } from '../../../brand/brand.ts';

const limitMs = 20_000;
const notFound = 404;

/** A round of the wallet is one seat of a game: `L600113-000001-A`. */
const gameOfSeat = (roundId: string): string => roundId.replace(/-[AB]$/, '');

/** A finished game, as the studio publishes it to everybody; undefined where it has none. */
export async function fetchLudo(roundId: string, signal: AbortSignal): Promise<LudoRecord | undefined> {
  const house = new URL(currentBrand().apiBase, window.location.href);
  const address = new URL(`/studio/v1/ludo/games/${encodeURIComponent(gameOfSeat(roundId))}`, house);
  const response = await fetch(address, { signal: timeLimit(limitMs, signal) });
  if (response.status === notFound) return undefined;
  const read = readLudoRecord(await response.text());
  if (!response.ok || !read.ok) throw new Error(`${response.status}`);
  return read.value;
}
