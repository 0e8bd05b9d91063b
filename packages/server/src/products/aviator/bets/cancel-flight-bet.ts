import type { AccountId } from '@maidan/betting';
import type { TakeBackAnswer } from '../../../bets/act.ts';
import { readBetId } from '../../../bets/read-bet-id.ts';
import type { PlacingParts } from './place-flight-bet.ts';

/** A bet taken back while its round is open. Take-off waits for this, so the bet is either taken back or flies. */
export function cancelFlightBet(
  parts: Pick<PlacingParts, 'house' | 'flight' | 'live' | 'placing' | 'freshRequestId'>,
  asked: { readonly roundId: string; readonly betId: string; readonly requestId?: string | undefined },
  client: AccountId,
): Promise<TakeBackAnswer> {
  const { house, flight, live, placing } = parts;
  const { roundId, requestId = parts.freshRequestId() } = asked;

  async function cancel(): Promise<TakeBackAnswer> {
    const taken = await house.bets.takeBack({
      client,
      requestId,
      content: JSON.stringify(['flight-take-back', roundId, asked.betId]),
      marketId: roundId,
      betId: readBetId(asked.betId),
      isStillBlind: () => flight.takesBets(roundId),
    });
    if (taken.ok) live.remove(taken.value.betId);
    return taken;
  }

  return placing.track(cancel());
}
