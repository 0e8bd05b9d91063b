import type { PricesChange } from '../play/play.ts';
import { mainMarkets } from './cricket-markets.ts';
import type { CricketState } from './cricket-state.ts';
import { type CricketPricer, suspendAll } from './pricing/cricket-pricer.ts';
import { priceToss } from './pricing/price-toss.ts';

/** The present prices of a cricket match, whether it is simulated or replayed from a recording. */
export function pricesOf(
  state: CricketState,
  pricer: CricketPricer,
  isTossOpen: boolean,
): readonly PricesChange[] {
  const { moment, plan, pending } = state;
  if (moment === 'over') return [];
  if (moment === 'toss') return [...pricer.prices(state), priceToss(plan.matchId, isTossOpen)];
  if (moment === 'open') return pricer.prices(state);
  const main = mainMarkets(state).filter(({ kind }) => kind !== 'toss');
  return suspendAll([...main.map(({ id }) => id), ...pending.map(({ marketId }) => marketId)]);
}
