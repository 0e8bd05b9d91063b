import { firstRunner, mainMarketId, secondRunner } from '../../play/main-markets.ts';
import type { PricesChange } from '../../play/play.ts';

const tossSize = 100_000;
const tossBackOdds = 9_500;
const tossLayOdds = 10_500;

/** A fair coin, with the house's share on both sides. */
export function priceToss(matchId: string, isOpen: boolean): PricesChange {
  const marketId = mainMarketId(matchId, 'toss');
  if (!isOpen) return { kind: 'prices', marketId, state: 'suspended' };
  const runners = [firstRunner, secondRunner].map((runnerId) => ({
    runnerId,
    back: [{ odds: tossBackOdds, size: tossSize }],
    lay: [{ odds: tossLayOdds, size: tossSize }],
  }));
  return { kind: 'prices', marketId, state: 'open', runners };
}
