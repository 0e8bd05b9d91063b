import { deleteAfterResult } from '@maidan/sports';
import type { House } from '../../house.ts';
import { betsOpenAfter } from './store.ts';

/** Specification section 4: bets placed after a result is known are deleted. The market is shut first, so that none follow. */
export async function deleteLateBets(house: House, marketId: string, knownAt: number): Promise<void> {
  await house.setMarkets([marketId], 'shut');
  const bets = await betsOpenAfter(house.db, marketId, Math.floor(knownAt));
  const placed = bets.map(({ id, side, run, placed_at }) => ({
    id: String(id),
    side,
    run: run ?? 0,
    placedAt: placed_at,
  }));
  for (const late of deleteAfterResult(placed, knownAt)) {
    const taken = await house.takeOut(BigInt(late.id), 'deleted', late);
    if (!taken.ok && taken.refusal.code !== 'already-out')
      throw new Error(`bet ${late.id} was not deleted (${taken.refusal.code})`);
  }
}
