import {
  type AccountId,
  type Coins,
  coins,
  type Leg,
  type MarketDefinition,
  type MarketOutcome,
  matchCommission,
  sessionCommission,
  shapeOf,
} from '@maidan/betting';
import type { Transfer } from '../../wallet/transfer.ts';
import type { BetToSettle, ClientTerms, SettlingMarket } from './store.ts';

/** The result of one client's bets on the market. */
export interface ClientResult {
  readonly client: AccountId;
  net: bigint;
  turnover: bigint;
}

export function legOf(bet: Omit<BetToSettle, 'id' | 'client_id'>): Leg {
  return {
    option: bet.option,
    side: bet.side,
    stake: coins(bet.stake),
    odds: bet.odds,
    ...(bet.run === null ? {} : { run: bet.run }),
    ...(bet.cashed_at === null ? {} : { cashedAt: bet.cashed_at }),
  };
}

export const profitOf = (definition: MarketDefinition, bet: BetToSettle, outcome: MarketOutcome): Coins =>
  shapeOf(definition).payout(definition, legOf(bet), outcome);

/** Whether the market can pay a commission: only then are the terms stored with its settlement. */
export const mayPayCommission = (
  market: Pick<SettlingMarket, 'is_commission' | 'has_match_commission'>,
): boolean => market.is_commission || market.has_match_commission;

/** Settlement and commission are separate transfers, of different kinds, between the client and the house. */
export function transfersFor(
  result: ClientResult,
  market: SettlingMarket,
  terms: ClientTerms,
  house: AccountId,
  settlement: { readonly id: bigint; readonly isVoid: boolean },
): Transfer[] {
  const { client } = result;
  const common = { marketId: market.id, settlementId: settlement.id };
  const transfers: Transfer[] = [];
  if (result.net > 0n)
    transfers.push({ ...common, from: house, to: client, coins: coins(result.net), kind: 'settlement' });
  if (result.net < 0n)
    transfers.push({ ...common, from: client, to: house, coins: coins(-result.net), kind: 'settlement' });
  if (settlement.isVoid) return transfers;

  const session = market.is_commission
    ? sessionCommission(coins(result.turnover), terms.session_commission)
    : 0n;
  if (session > 0n) {
    transfers.push({ ...common, from: house, to: client, coins: coins(session), kind: 'session-commission' });
  }
  const match = market.has_match_commission ? matchCommission(coins(result.net), terms.match_commission) : 0n;
  if (match > 0n)
    transfers.push({ ...common, from: house, to: client, coins: coins(match), kind: 'match-commission' });
  return transfers;
}
