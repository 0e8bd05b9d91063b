import type { MarketOutcome } from '@maidan/betting';
import type { House } from '../../../src/house.ts';

/** Every round is corrected to this as soon as it is declared, before the declaration is answered. */
export function correctOnceDecided(
  { rounds, settling }: House,
  outcome: MarketOutcome,
  reason: string,
): void {
  const { decide } = rounds;
  const decideAndCorrect: typeof decide = async (marketId, decided) => {
    const answer = await decide(marketId, decided);
    const result = { outcome, rule: 'round-void', reason, declaredBy: 'asha' };
    await settling.correct({ marketId, ...result, replaces: 'whatever' });
    return answer;
  };
  Object.assign(rounds, { decide: decideAndCorrect });
}
