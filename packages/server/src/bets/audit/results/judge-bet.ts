import { shapeOf } from '@maidan/betting';
import { profitOf } from '../../settling/client-result.ts';
import { attempt } from '../check.ts';
import { shown } from '../findings.ts';
import type { AuditedBet, ResultMarket, ResultSettlement } from './store.ts';

/** The settlement that a bet on this market must have; null while this client was not settled yet. */
export function settlementFor(
  market: ResultMarket,
  settlements: ReadonlyMap<bigint, ResultSettlement>,
  client: bigint,
): ResultSettlement | null {
  const present = market.settlement_id === null ? undefined : settlements.get(market.settlement_id);
  if (present === undefined) return null;
  if (present.state === 'done' || client <= present.settled_through) return present;
  return present.corrects === null ? null : (settlements.get(present.corrects) ?? null);
}

/** The fault of a bet's price in words, if any: no bet is taken at a better price than the board's. */
export function faultOfPrice({ side, odds, odds_offered }: AuditedBet): string | undefined {
  if (odds_offered === null) return undefined;
  if (odds <= 0 || odds_offered <= 0)
    return `expected a price above 0, found ${odds} of ${odds_offered} offered`;
  const isBetter = side === 'back' ? odds > odds_offered : odds < odds_offered;
  return isBetter ? `expected no better price than the ${odds_offered} offered, found ${odds}` : undefined;
}

/** The fault of a bet's multiplier in words, if any: it comes from a cash-out, on a market that has them. */
export function faultOfCashOut(bet: AuditedBet, { id, definition }: ResultMarket): string | undefined {
  if (bet.cashed_at === null) return undefined;
  if (shapeOf(definition).hasCashOut !== true)
    return `expected no cash-out, as market ${id} has none; found one at ${bet.cashed_at}`;
  return bet.has_cash_out
    ? undefined
    : `expected a request behind its cash-out at ${bet.cashed_at}, found none`;
}

/** The fault in words, if any. */
export function faultOfBet(
  bet: AuditedBet,
  market: ResultMarket,
  settlement: ResultSettlement | null,
): string | undefined {
  if (bet.state === 'void' || bet.state === 'deleted') return undefined;
  if (bet.state === 'open') {
    if (settlement === null && market.state !== 'settled') return undefined;
    return `expected to be settled, as market ${market.id} is; found open`;
  }
  if (settlement === null) return `expected open, as market ${market.id} has no settlement; found settled`;
  if (bet.settlement_id !== settlement.id) {
    return `expected settlement ${settlement.id} of market ${market.id}, found ${bet.settlement_id ?? 'none'}`;
  }
  if (bet.profit === null) return `settled, so a profit was expected on market ${market.id}; found none`;
  const due = attempt(() => profitOf(market.definition, bet, settlement.outcome));
  if (!due.ok) return `its payout on market ${market.id} cannot be computed (${due.refusal})`;
  if (due.value === bet.profit) return undefined;
  return `profit expected ${shown(due.value)} by the result of market ${market.id}, found ${shown(bet.profit)}`;
}
