import { keyFromHex } from '@maidan/betting';
import type { MatkaDraw } from '@maidan/contract/wire';
import type { DrawRecord } from '@maidan/games/rules';

/** Undefined while the seed of the draw is not revealed, or if there is none. */
export function recordOf(draw: MatkaDraw): DrawRecord | undefined {
  const seed = draw.seed === '' ? undefined : keyFromHex(draw.seed);
  if (!seed || draw.seedHash === '') return undefined;
  const { roundId, seedHash, panna, chainEnd, position } = draw;
  return { roundId, seed, seedHash, panna, chain: { end: chainEnd, position } };
}
