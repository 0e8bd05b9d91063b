import { held, type Leg, type Refusal, shapeOf } from '@maidan/betting';
import type { CashOutAnswer, CashOutRequest } from './act.ts';
import { firstCashOutRefusal } from './controls/cash-out-controls.ts';
import { bookOf, type Desk } from './desk.ts';
import { legOf } from './settling/client-result.ts';

/** The largest integer the database can store. */
const multiplierMost = 2_147_483_647;

/** Cashes the bet out on the desk. Leaves the desk unchanged when it throws. */
export function cashOutBet(desk: Desk, request: CashOutRequest, hash: string): CashOutAnswer {
  const { marketId, betId, multiplier, requestId } = request;
  const client = desk.clients.get(request.client);
  if (client === undefined) return refuse({ code: 'session-gone' });
  const market = desk.markets.get(marketId);
  const bet = desk.standing.get(betId);
  const refusal = firstCashOutRefusal(request, { market, bet });
  if (refusal !== undefined) return refuse(refusal);
  if (market === undefined || bet === undefined)
    throw new Error(`a cash-out of bet ${betId} passed every control without the bet`);

  if (multiplier > multiplierMost) throw new RangeError(`${multiplier} is more than any round reaches`);
  const open = bookOf(desk, bet);
  const { definition } = market;
  const shape = shapeOf(definition);
  const flying = legOf(bet);
  const cashed: Leg = { ...flying, cashedAt: multiplier };
  const book = shape.addLeg(definition, shape.removeLeg(definition, open.book, flying), cashed);
  const nowHeld = held(definition, book);

  const liable = { brand: client.brand, isDemo: client.is_demo, market };
  desk.liability.replace({ ...liable, leg: flying }, cashed);
  desk.reserved.push({
    client: client.id,
    requestId,
    release: () => desk.liability.replace({ ...liable, leg: cashed }, flying),
  });
  client.exposure += nowHeld - open.held;
  Object.assign(open, { book, held: nowHeld, isChanged: true });
  desk.standing.set(betId, { ...bet, cashed_at: multiplier });
  desk.cashOuts.push({ client: client.id, requestId, inputHash: hash, betId, multiplier });
  const { balance, exposure } = client;
  return { ok: true, value: { betId, room: market.room, multiplier, balance, exposure } };
}

const refuse = (refusal: Refusal): CashOutAnswer => ({ ok: false, refusal });
