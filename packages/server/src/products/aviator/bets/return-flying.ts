import type { GameRuleId } from '@maidan/games/rules';
import type { House } from '../../../house.ts';
import { betsOfRound } from './bets-store.ts';

const interrupted = {
  rule: 'flight-interrupted' satisfies GameRuleId,
  reason: 'The flight was interrupted while this bet was in the air, so its stake is returned.',
};

/** Returns the stakes of the bets that are not cashed out: their players may have pressed unheard. Safe to repeat. */
export async function returnFlying(house: Pick<House, 'db' | 'takeOut'>, roundId: string): Promise<void> {
  for (const { id, state, cashed_at } of await betsOfRound(house.db, roundId)) {
    if (state !== 'open' || cashed_at !== null) continue;
    const taken = await house.takeOut(id, 'void', interrupted);
    if (!taken.ok && taken.refusal.code !== 'already-out')
      throw new Error(`bet ${id}: ${taken.refusal.code}`);
  }
}
