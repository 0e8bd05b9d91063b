import type { AccountId, Refusal } from '@maidan/betting';
import { readBetId, type TakeBackAnswer } from '../../../bets/act.ts';
import type { House } from '../../../house.ts';
import type { CashOuts, LandedAnswer } from '../cash-outs.ts';
import type { PresentFlight } from '../present-flight.ts';
import { type OwnBet, ownFlightBet } from './bets-store.ts';
import type { PlacingParts } from './place-flight-bet.ts';

export interface CashOutRequest {
  readonly roundId: string;
  readonly betId: string;
  readonly isAuto?: boolean | undefined;
  readonly requestId?: string | undefined;
}

export interface CashingParts {
  readonly house: House;
  readonly flight: PresentFlight;
  readonly cashOuts: CashOuts;
}

/**
 * Decided in memory before this returns its promise, so the time of the call counts. Answered when the cash-out is stored.
 */
export function cashOutFlightBet(
  parts: CashingParts,
  request: CashOutRequest,
  client: AccountId,
): Promise<LandedAnswer> {
  const { flight, cashOuts } = parts;
  const { roundId, requestId } = request;
  const betId = readBetId(request.betId);
  if (request.isAuto === true) {
    const own = ownTarget(parts, request, betId, client);
    if (own !== undefined) return own;
  }
  const pressed = flight.press(roundId, betId, client, (due) => {
    for (const landing of due) void cashOuts.write(roundId, landing);
  });
  switch (pressed.state) {
    case 'landed':
      return cashOuts.write(roundId, pressed.landing, requestId);
    case 'already': {
      // A repeated press gets the same answer; another press gets the multiplier of the cash-out.
      const { multiplier } = pressed.landing;
      const same = requestId === undefined ? undefined : cashOuts.ofPress(betId, requestId);
      return same ?? refuse({ code: 'already-cashed', multiplier });
    }
    case 'crashed':
      return refuse({ code: 'cash-out-too-late' });
    case 'not-flying':
      return refuse({ code: 'market-suspended' });
    case 'unknown':
      return answerLatePress(parts, { betId, client, roundId }, request.betId);
  }
}

/** The bet is cashed out exactly at its own target: a press that only announces the target changes nothing. */
function ownTarget(
  { flight, cashOuts }: CashingParts,
  { roundId }: CashOutRequest,
  betId: bigint,
  client: AccountId,
): Promise<LandedAnswer> | undefined {
  const view = flight.view();
  const found = flight.find(betId, client);
  const isWaiting = view?.phase === 'running' && view.round.roundId === roundId;
  if (found?.bet.target === undefined) return undefined;
  if (found.landing !== undefined) return cashOuts.of(betId);
  if (!isWaiting) return undefined;
  return cashOuts.whenLanded(betId).then((answer) => answer ?? refuse({ code: 'cash-out-too-late' }));
}

/** For a press that arrives after the next round has begun: the answer is read from the database. */
async function answerLatePress({ house }: CashingParts, own: OwnBet, named: string): Promise<LandedAnswer> {
  const bet = await house.db.snapshot((tx) => ownFlightBet(tx, own));
  if (bet?.state !== 'settled') return refuse({ code: 'bet-unknown', bet: named });
  if (bet.cashed_at === null) return refuse({ code: 'cash-out-too-late' });
  return refuse({ code: 'already-cashed', multiplier: bet.cashed_at });
}

const refuse = async (refusal: Refusal): Promise<LandedAnswer> => ({ ok: false, refusal });

/** A bet taken back while its round is open. Take-off waits for this, so the bet is either taken back or flies. */
export function cancelFlightBet(
  parts: Pick<PlacingParts, 'house' | 'flight' | 'live' | 'placing' | 'freshRequestId'>,
  request: { readonly roundId: string; readonly betId: string; readonly requestId?: string | undefined },
  client: AccountId,
): Promise<TakeBackAnswer> {
  const { house, flight, live, placing } = parts;
  const { roundId, requestId = parts.freshRequestId() } = request;

  async function cancel(): Promise<TakeBackAnswer> {
    const taken = await house.bets.takeBack({
      client,
      requestId,
      content: JSON.stringify(['flight-take-back', roundId, request.betId]),
      marketId: roundId,
      betId: readBetId(request.betId),
      isStillBlind: () => flight.takesBets(roundId),
    });
    if (taken.ok) live.remove(taken.value.betId);
    return taken;
  }

  return placing.track(cancel());
}
