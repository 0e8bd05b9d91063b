import { coins, held, type Refusal, shapeOf } from '@maidan/betting';
import type { TakeBackAnswer, TakeBackRequest } from './act.ts';
import type { StandingBet } from './acts-store.ts';
import { bookOf, type Desk } from './desk.ts';
import type { LiableBet } from './liability/house-liability.ts';
import { legOf } from './settling/client-result.ts';
import type { ClientRow, MarketRow } from './store.ts';

/** Takes the client's bet out on the desk. Leaves the desk unchanged when it throws. */
export function takeBetBack(desk: Desk, request: TakeBackRequest, hash: string): TakeBackAnswer {
  const client = desk.clients.get(request.client);
  if (client === undefined) return refuse({ code: 'session-gone' });
  const market = desk.markets.get(request.marketId);
  const bet = desk.standing.get(request.betId);
  if (market === undefined || bet === undefined || !isOwn(request, bet))
    return refuse({ code: 'nothing-to-take-back', bet: String(request.betId) });
  if (!isOpenAt(market, desk.now) || !request.isStillBlind(bet.details ?? {}))
    return refuse({ code: 'take-back-too-late' });

  const { requestId, betId } = request;
  const { definition } = market;
  const open = bookOf(desk, bet);
  const shape = shapeOf(definition);
  const leg = legOf(bet);
  const book = shape.removeLeg(definition, open.book, leg);
  const nowHeld = held(definition, book);
  const risk = { brand: client.brand, isDemo: client.is_demo, market, leg };
  const refusal = leftRefusal(desk, risk, client, { without: nowHeld, with: open.held });
  if (refusal !== undefined) return refuse(refusal);
  desk.liability.takeBack(risk);
  desk.reserved.push({ client: client.id, requestId, release: () => desk.liability.putBack(risk) });
  client.exposure += nowHeld - open.held;
  Object.assign(open, { book, held: nowHeld, bets: open.bets - 1, isChanged: true });
  desk.standing.set(betId, { ...bet, state: 'void' });
  desk.takeBacks.push({ client: client.id, requestId, inputHash: hash, betId });
  const { balance, exposure } = client;
  return { ok: true, value: { betId, room: market.room, isTakenBack: true, balance, exposure } };
}

/** Of two opposite bets each limits the other's loss: the bets that remain must pass the limits and be covered. */
function leftRefusal(
  desk: Desk,
  risk: LiableBet,
  { balance, exposure, limits }: ClientRow,
  held: { readonly without: bigint; readonly with: bigint },
): Refusal | undefined {
  const [needed, available] = [coins(held.without - held.with), coins(balance - exposure)];
  const marketMax = limits?.marketMax === undefined ? undefined : BigInt(limits.marketMax);
  const isPastOwn = marketMax !== undefined && needed > 0n && held.without > marketMax;
  if (isPastOwn || !desk.liability.mayRemove(risk)) return { code: 'take-back-past-limit' };
  return needed > 0n && needed > available ? { code: 'take-back-uncovered', needed, available } : undefined;
}

/** False alike for another client's bet, one that was taken out and one that was cashed out. */
const isOwn = ({ client, marketId }: TakeBackRequest, bet: StandingBet): boolean =>
  bet.client_id === client && bet.market_id === marketId && bet.state === 'open' && bet.cashed_at === null;

const isOpenAt = ({ state, closes_at }: MarketRow, now: number): boolean =>
  state === 'open' && closes_at !== null && now < closes_at;

const refuse = (refusal: Refusal): TakeBackAnswer => ({ ok: false, refusal });
