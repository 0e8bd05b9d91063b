import {
  type Coins,
  held,
  type Leg,
  type MarketBook,
  type Odds,
  type Refusal,
  type Result,
  shapeOf,
} from '@maidan/betting';
import type { BetRequest, PlaceAnswer } from './bet-request.ts';
import { firstRefusal } from './controls.ts';
import { bookFor, type Desk, type OpenBook, requestKey } from './desk.ts';
import { earlierHash, inputHash } from './input-hash.ts';
import { encodeRefusal } from './refusal-json.ts';
import * as store from './store.ts';

/** The key under which the answer will stand, or an answer that is not to be remembered. */
export function decideBet(desk: Desk, request: BetRequest): string | PlaceAnswer {
  const { client, requestId } = request;
  const key = requestKey(client, requestId);
  const hash = inputHash(request);
  const earlier = desk.answers.get(key);
  if (earlier !== undefined) {
    if (isSameInput(earlier.hash, hash, request)) return key;
    return { ok: false, refusal: { code: 'request-id-reused', request: requestId } };
  }
  const taken = tryToBook(desk, request, hash);
  if (taken.ok) {
    desk.answers.set(key, { hash, answer: accepted(desk, request, taken.value) });
  } else {
    desk.answers.set(key, { hash, answer: taken });
    desk.refusals.push({ client, requestId, inputHash: hash, refusal: encodeRefusal(taken.refusal) });
  }
  return key;
}

const isSameInput = (earlier: string, now: string, request: BetRequest): boolean =>
  earlier === now || earlier === store.anyInput || earlier === earlierHash(request);

/** The bet as it was taken, now on the desk. Nothing of it is there when this throws. */
function tryToBook(desk: Desk, request: BetRequest, hash: string): Result<Leg, Refusal> {
  const client = desk.clients.get(request.client);
  if (client === undefined) return { ok: false, refusal: { code: 'session-gone' } };
  const market = desk.markets.get(request.marketId);
  const quoted = request.quote();
  // The client asks for a price; the board gives it.
  const leg: Leg = quoted.state === 'open' ? { ...request.leg, odds: quoted.odds } : request.leg;
  let made: Booking | undefined;
  const booking = () => {
    made ??= bookWith(desk, request, leg);
    return made;
  };
  const liable = () => ({ brand: client.brand, market: marketOf(desk, request), leg });
  const stakePossible = () => desk.liability.stakePossible(liable());
  const refusal = firstRefusal(request, { client, market, quoted, holding: booking, stakePossible });
  if (refusal !== undefined) return { ok: false, refusal };
  if (quoted.state !== 'open')
    throw new Error(`a bet on ${request.marketId} passed every control without a price`);

  const { open, book, without, with: nowHeld } = booking();
  const reserved = { client: client.id, requestId: request.requestId, ...liable() };
  desk.liability.add(reserved);
  desk.reserved.push(reserved);
  client.exposure += nowHeld - without;
  Object.assign(open, { book, held: nowHeld, bets: open.bets + 1, isChanged: true });
  desk.bets.push(newBet(request, leg, quoted.odds, hash));
  return { ok: true, value: leg };
}

/** The client's book with the bet in it, not yet on the desk. */
interface Booking {
  readonly open: OpenBook;
  readonly book: MarketBook;
  readonly without: bigint;
  readonly with: Coins;
}

function bookWith(desk: Desk, request: BetRequest, leg: Leg): Booking {
  const market = marketOf(desk, request);
  const { definition } = market;
  const open = bookFor(desk, request.client, market);
  const book = shapeOf(definition).addLeg(definition, open.book, leg);
  return { open, book, without: open.held, with: held(definition, book) };
}

function marketOf(desk: Desk, { marketId }: BetRequest): store.MarketRow {
  const market = desk.markets.get(marketId);
  if (market === undefined) throw new Error(`no market ${marketId} to book on`);
  return market;
}

const newBet = (request: BetRequest, leg: Leg, oddsOffered: Odds, hash: string): store.NewBet => ({
  client: request.client,
  marketId: request.marketId,
  requestId: request.requestId,
  inputHash: hash,
  option: leg.option,
  side: leg.side,
  stake: leg.stake,
  odds: leg.odds,
  oddsAsked: request.leg.odds,
  oddsOffered,
  run: leg.run,
  details: request.details,
  address: request.address,
});

const unfinishedId = -1n;

function accepted(desk: Desk, request: BetRequest, { odds }: Leg): PlaceAnswer {
  const client = desk.clients.get(request.client);
  return {
    ok: true,
    value: {
      betId: unfinishedId,
      room: desk.markets.get(request.marketId)?.room ?? request.marketId,
      odds,
      balance: client?.balance ?? 0n,
      exposure: client?.exposure ?? 0n,
    },
  };
}
