import type { GameRuleId } from '@maidan/games/rules';
import type { House } from '../house.ts';
import type { Round, RoundResult } from '../rounds/round.ts';
import { betsOfRound, flightBetOf } from './bets/bets-store.ts';
import { requestFor } from './cash-outs.ts';
import { type FlightRounds, resultOf } from './flight-rounds.ts';
import { createLandings, type LandingLimits } from './landings.ts';

export interface RecoverParts {
  readonly house: Pick<House, 'db' | 'bets' | 'rounds' | 'takeOut'>;
  readonly rounds: FlightRounds;
  readonly limits: () => LandingLimits;
}

const neverFlew = 'The round was interrupted before take-off, so every stake is returned.';

/**
 * What becomes of a flight that an earlier process left without a result (decision 45). One that still took bets is
 * returned whole. Otherwise cash-outs in the books stand, a target at or below the committed crash is paid at the target,
 * and whoever was still in the air gets the stake back. Done twice, it is done once.
 */
export async function recoverFlight(parts: RecoverParts, round: Round): Promise<RoundResult | undefined> {
  const { house, rounds } = parts;
  const { marketId } = round;
  if (round.state === 'open') {
    // At once, while it is known that it took bets: shut and stopped again, it would pass for one in the air.
    await house.rounds.void(marketId, neverFlew);
    return undefined;
  }
  const committed = await rounds.of(round.number);
  // Opened by other rules than these: its stakes are returned.
  if (committed.commitment !== round.commitment) return undefined;
  await landAlone(parts, marketId, committed.crash);
  for (const { id, state, cashed_at } of await betsOfRound(house.db, marketId)) {
    if (state !== 'open' || cashed_at !== null) continue;
    const taken = await house.takeOut(id, 'void', interrupted);
    if (!taken.ok && taken.refusal.code !== 'already-out')
      throw new Error(`bet ${id}: ${taken.refusal.code}`);
  }
  return resultOf(committed);
}

const interrupted = {
  rule: 'flight-interrupted' satisfies GameRuleId,
  reason: 'The flight was interrupted while this bet was in the air, so its stake is returned.',
};

/** Those with a target of their own, as the flight would have passed it. */
async function landAlone({ house, limits }: RecoverParts, roundId: string, crash: number): Promise<void> {
  const open = (await betsOfRound(house.db, roundId)).filter(
    ({ state, cashed_at }) => state === 'open' && cashed_at === null,
  );
  const landings = createLandings(open.map(flightBetOf), limits()).advance(crash);
  for (const landing of landings) {
    if (landing.bet.auto === undefined) continue;
    const answer = await house.bets.cashOut(requestFor(roundId, landing));
    if (!answer.ok && answer.refusal.code === 'busy') throw new Error('too many bets at this moment');
  }
}
