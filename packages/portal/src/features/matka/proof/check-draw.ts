import { keyFromHex } from '@maidan/betting';
import type { MatkaDraw } from '@maidan/contract/wire';
import { type DrawCheck, type DrawRecord, verifyDraw } from '@maidan/games/rules';

/** Undefined while the seed of the draw is not shown, or where there is none. */
export function recordOf(draw: MatkaDraw): DrawRecord | undefined {
  const seed = draw.seed === '' ? undefined : keyFromHex(draw.seed);
  if (!seed || draw.seedHash === '') return undefined;
  const { roundId, seedHash, panna, chainEnd, position } = draw;
  return { roundId, seed, seedHash, panna, chain: { end: chainEnd, position } };
}

interface Watched {
  /** Hashes still to do. */
  readonly onLeft: (left: number) => void;
  /** Lets the page draw and answer in between. */
  readonly breathe: () => Promise<void>;
  readonly signal: AbortSignal;
}

/** Undefined once the signal says that nobody waits for it any more. */
export async function checkDraw(
  record: DrawRecord,
  { onLeft, breathe, signal }: Watched,
): Promise<readonly DrawCheck[] | undefined> {
  const steps = verifyDraw(record);
  while (!signal.aborted) {
    const step = steps.next();
    if (step.done) return step.value;
    onLeft(step.value);
    await breathe();
  }
  return undefined;
}
