import { firstRunner, mainMarketId, type PricesChange, secondRunner } from '../play/play.ts';
import { mainMarkets } from './cricket-markets.ts';
import type { CricketState } from './cricket-state.ts';
import { type CricketPricer, suspendAll } from './pricing/cricket-pricer.ts';

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

const tossSize = 100_000;
const tossBackOdds = 9_500;
const tossLayOdds = 10_500;

/** A fair coin, with the house's share on both sides. */
function priceToss(matchId: string, isOpen: boolean): PricesChange {
  const marketId = mainMarketId(matchId, 'toss');
  if (!isOpen) return { kind: 'prices', marketId, state: 'suspended' };
  const runners = [firstRunner, secondRunner].map((runnerId) => ({
    runnerId,
    back: [{ odds: tossBackOdds, size: tossSize }],
    lay: [{ odds: tossLayOdds, size: tossSize }],
  }));
  return { kind: 'prices', marketId, state: 'open', runners };
}
