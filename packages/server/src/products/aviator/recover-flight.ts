import type { GameRuleId } from '@maidan/games/rules';
import type { House } from '../../house.ts';
import type { Round, RoundResult } from '../../rounds/round.ts';
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
 * Finishes a flight that an earlier process left without a result (decision 45). If it still took bets, all stakes are
 * returned. Otherwise stored cash-outs stand, a target at or below the committed crash is paid at the target, and other
 * stakes are returned. Safe to repeat.
 */
export async function recoverFlight(parts: RecoverParts, round: Round): Promise<RoundResult | undefined> {
  const { house, rounds } = parts;
  const { marketId } = round;
  if (round.state === 'open') {
    // Voided at once, while its state shows that it took bets: once shut, it would look like a flight in the air.
    await house.rounds.void(marketId, neverFlew);
    return undefined;
  }
  const committed = await rounds.of(round.number);
  // The round was opened under other rules: its stakes are returned.
  if (committed.commitment !== round.commitment) return undefined;
  await landAlone(parts, marketId, committed.crash);
  await returnFlying(house, marketId);
  return resultOf(committed);
}

/** Cashes out the bets whose own target the flight would have reached, within what stored cash-outs leave of the limit. */
async function landAlone({ house, limits }: RecoverParts, roundId: string, crash: number): Promise<void> {
  const open = (await betsOfRound(house.db, roundId)).filter(({ state }) => state === 'open');
  const landings = createLandings(open.map(flightBetOf), limits());
  for (const { id, client_id, cashed_at } of open)
    if (cashed_at !== null) landings.press(id, client_id, cashed_at);
  for (const landing of landings.advance(crash)) {
    if (landing.bet.target === undefined) continue;
    const answer = await house.bets.cashOut(requestFor(roundId, landing));
    if (!answer.ok && answer.refusal.code === 'busy') throw new Error('too many bets at this moment');
  }
}

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
