import { type Coins, held, type Leg, type MarketBook, type Odds, odds, shapeOf } from '@maidan/betting';
import type { BetRequest, PlaceAnswer, Quoted } from './act.ts';
import { firstRefusal } from './controls.ts';
import { bookFor, bookKey, type Desk, type OpenBook } from './desk.ts';
import type * as store from './store.ts';

/** Puts the bet on the desk. Leaves the desk unchanged when it throws. */
export function takeBet(desk: Desk, request: BetRequest, hash: string): PlaceAnswer {
  const client = desk.clients.get(request.client);
  if (client === undefined) return { ok: false, refusal: { code: 'session-gone' } };
  const market = desk.markets.get(request.marketId);
  const quoted = request.quote();
  const leg = legTaken(request.leg, quoted);
  let made: Booking | undefined;
  const booking = () => {
    made ??= bookWith(desk, request, leg);
    return made;
  };
  const { brand, is_demo: isDemo } = client;
  const liable = () => ({ brand, isDemo, market: marketOf(desk, request), leg });
  const stakePossible = () => desk.liability.stakePossible(liable());
  const refusal = firstRefusal(request, {
    client: isDemo ? { ...client, rate_difference: desk.rateDifferenceOf(client, request.address) } : client,
    market,
    now: desk.now,
    quoted,
    openBets: desk.books.get(bookKey(request.client, request.marketId))?.bets ?? 0,
    holding: booking,
    stakePossible,
  });
  if (refusal !== undefined) return { ok: false, refusal };
  if (market === undefined || (quoted.state !== 'open' && quoted.state !== 'unpriced'))
    throw new Error(`a bet on ${request.marketId} passed every control without a market or a price`);

  const { open, book, without, with: nowHeld } = booking();
  const risk = liable();
  desk.liability.add(risk);
  desk.reserved.push({
    client: client.id,
    requestId: request.requestId,
    release: () => desk.liability.remove(risk),
  });
  client.exposure += nowHeld - without;
  Object.assign(open, { book, held: nowHeld, bets: open.bets + 1, isChanged: true });
  desk.bets.push(newBet(request, leg, quoted.state === 'open' ? quoted.odds : null, hash));
  const { balance, exposure } = client;
  return { ok: true, value: { betId: unfinishedId, room: market.room, odds: leg.odds, balance, exposure } };
}

/** The database gives the id when the bet is written. */
const unfinishedId = -1n;

/** The leg at the board's price in place of the price asked for, or without a price where the market has none. */
function legTaken(requested: Leg, quoted: Quoted): Leg {
  if (quoted.state === 'open') return { ...requested, odds: quoted.odds };
  return quoted.state === 'unpriced' ? { ...requested, odds: noOdds } : requested;
}

const noOdds = odds(0);

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

const newBet = (request: BetRequest, leg: Leg, oddsOffered: Odds | null, hash: string): store.NewBet => ({
  client: request.client,
  marketId: request.marketId,
  requestId: request.requestId,
  inputHash: hash,
  option: leg.option,
  side: leg.side,
  stake: leg.stake,
  odds: leg.odds,
  requestedOdds: request.leg.odds,
  oddsOffered,
  run: leg.run,
  details: request.details,
  address: request.address,
});
