import { coins, isVoid, matchCommission, sessionCommission } from '@maidan/betting';
import type { ResultMarket, ResultSettlement } from './store.ts';

export interface CommissionDue {
  readonly kind: 'session' | 'match';
  /** The amount that the commission is a share of; 0 where none is due. */
  readonly base: bigint;
  readonly shareAt: (rate: number) => bigint;
}

/** The two commissions of a client's result, as a function of the rate. */
export function commissionsDue(
  market: ResultMarket,
  settlement: ResultSettlement | null,
  result: { readonly net: bigint; readonly turnover: bigint },
): readonly [CommissionDue, CommissionDue] {
  const isPaid = settlement !== null && !isVoid(settlement.outcome);
  const turnover = isPaid && market.is_commission ? result.turnover : 0n;
  const net = isPaid && market.has_match_commission && result.net < 0n ? result.net : 0n;
  return [
    { kind: 'session', base: turnover, shareAt: (rate) => sessionCommission(coins(turnover), rate) },
    { kind: 'match', base: -net, shareAt: (rate) => matchCommission(coins(net), rate) },
  ];
}

/** Whether some rate gives exactly this amount: no more can be proved of commissions paid before rates were stored. */
export function isPayableAtSomeRate(due: CommissionDue, paid: bigint): boolean {
  if (due.base === 0n || paid < 0n || paid > due.base) return paid === 0n;
  const near = Number((paid * 10_000n) / due.base);
  return [near - 1, near, near + 1].some((rate) => rate >= 0 && rate <= 10_000 && due.shareAt(rate) === paid);
}
