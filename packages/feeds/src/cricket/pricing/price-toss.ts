import { FIRST_RUNNER, mainMarketId, SECOND_RUNNER } from '../../play/main-markets.ts';
import type { PricesChange } from '../../play/play.ts';

const TOSS_SIZE = 100_000;
const TOSS_BACK_ODDS = 9_500;
const TOSS_LAY_ODDS = 10_500;

/** A fair coin, with the house's share on both sides. */
export function priceToss(matchId: string, isOpen: boolean): PricesChange {
  const marketId = mainMarketId(matchId, 'toss');
  if (!isOpen) return { kind: 'prices', marketId, state: 'suspended' };
  const runners = [FIRST_RUNNER, SECOND_RUNNER].map((runnerId) => ({
    runnerId,
    back: [{ odds: TOSS_BACK_ODDS, size: TOSS_SIZE }],
    lay: [{ odds: TOSS_LAY_ODDS, size: TOSS_SIZE }],
  }));
  return { kind: 'prices', marketId, state: 'open', runners };
}
