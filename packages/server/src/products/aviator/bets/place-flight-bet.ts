import { formatCoins, odds } from '@maidan/betting';
import { shortenName } from '@maidan/contract';
import { flightBetsMost, flightEntry } from '@maidan/games/rules';
import type { PlaceAnswer, RequestHead } from '../../../bets/act.ts';
import { refusalToWire } from '../../../bets/lists/bet-facts-wire.ts';
import type { House } from '../../../house.ts';
import type { Refused, SignedInCaller } from '../../../http/answer.ts';
import { stakeFromWire } from '../../../wallet/coins-wire.ts';
import type { UnderWay } from '../fly-round.ts';
import type { LiveBets } from '../live-bets.ts';
import type { PresentFlight } from '../present-flight.ts';
import type { FlightSetting } from '../settings-store.ts';
import { targetKey } from './bets-store.ts';

export interface PlacingParts {
  readonly house: House;
  readonly flight: PresentFlight;
  readonly live: LiveBets;
  readonly placing: UnderWay;
  readonly setting: () => FlightSetting;
  /** Whether it is young enough to decide a bet by. */
  readonly isTrusted: () => boolean;
  readonly freshRequestId: () => string;
}

export interface FlightBetRequest {
  readonly roundId: string;
  readonly eventId: string;
  readonly amount: number;
  readonly autoCashOut?: number | undefined;
  readonly requestId?: string | undefined;
}

type Refusal = Extract<PlaceAnswer, { ok: false }>['refusal'];

export function placeFlightBet(
  parts: PlacingParts,
  request: FlightBetRequest,
  caller: SignedInCaller,
): Promise<PlaceAnswer> {
  const { house } = parts;
  const client = caller.session.accountId;
  const head = {
    client,
    requestId: request.requestId ?? parts.freshRequestId(),
    content: contentOf(request),
  };
  const refuse = (refusal: Refusal) => house.bets.refuse(head, refusal);
  if (request.eventId !== flightEntry.eventId) return refuse({ code: 'not-on-offer', what: 'market' });
  // The operator has shut the game: refused like a client whose betting is shut.
  if (!parts.setting().isOpen) return refuse({ code: 'client-blocked' });
  // Take-off waits for bets alone: a refusal changes nothing that a flight reads.
  return parts.placing.track(place(parts, head, request, caller));
}

async function place(
  parts: PlacingParts,
  head: RequestHead,
  request: FlightBetRequest,
  caller: SignedInCaller,
): Promise<PlaceAnswer> {
  const { house, flight, live } = parts;
  const { roundId } = request;
  const stake = stakeFromWire(request.amount);
  const target = targetOf(request);
  const placed = await house.bets.place({
    ...head,
    marketId: roundId,
    leg: { option: flightEntry.code, side: 'back', stake, odds: odds(0) },
    shownAs: 'decimal',
    limits: parts.setting,
    betsMost: flightBetsMost,
    delayMs: 0,
    address: caller.address,
    details: { teamName: flightEntry.title, ...(target === undefined ? {} : { [targetKey]: target }) },
    quote: () =>
      parts.isTrusted() && parts.setting().isOpen && flight.takesBets(roundId)
        ? { state: 'unpriced' }
        : { state: 'market-suspended' },
  });
  if (placed.ok && flight.takesBets(roundId)) {
    const player = shortenName(caller.session.username);
    const { client } = head;
    live.add(roundId, { id: placed.value.betId, client, player, stake, placedAt: house.clock.now() });
  }
  return placed;
}

/** In hundredths; finer digits are cut off, never rounded up to a target the player did not name. */
const targetOf = ({ autoCashOut }: FlightBetRequest): number | undefined =>
  autoCashOut === undefined ? undefined : Math.floor(autoCashOut * 100 + 1e-6);

/** Only the fields that make up the bet. */
const contentOf = ({ roundId, amount, autoCashOut }: FlightBetRequest): string =>
  JSON.stringify(['flight', roundId, amount, autoCashOut ?? null]);

/** Document 2, section 8: limits and a shut client are refused in the game's own words. */
export function flightRefusalToWire(refusal: Refusal, { errorMessage }: FlightSetting): Refused {
  const usual = refusalToWire(refusal);
  switch (refusal.code) {
    case 'client-blocked':
    case 'upline-blocked':
      return { ...usual, message: errorMessage };
    case 'stake-above-max':
      return { ...usual, message: `max bet amount ${formatCoins(refusal.stakeMax)}` };
    case 'stake-below-min':
      return { ...usual, message: `min bet amount ${formatCoins(refusal.stakeMin)}` };
    default:
      return usual;
  }
}
