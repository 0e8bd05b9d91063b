import type { MarketOutcome } from '@maidan/betting';
import type { House } from '../../../src/house.ts';

/** Every round is corrected to this as soon as it is declared, before the declaration is answered. */
export function correctOnceDecided(
  { rounds, settling }: House,
  outcome: MarketOutcome,
  reason: string,
): void {
  const { decide } = rounds;
  const decideAndCorrect: typeof decide = async (marketId, result) => {
    const answer = await decide(marketId, result);
    await settling.correct({ marketId, outcome, rule: 'round-void', reason, declaredBy: 'asha' });
    return answer;
  };
  Object.assign(rounds, { decide: decideAndCorrect });
}
