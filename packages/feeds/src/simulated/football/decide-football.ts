import type { FeedResult } from '../../feed.ts';
import type { Decision } from '../../play/decision.ts';
import { drawRunner, firstRunner, mainMarketId, secondRunner } from '../../play/main-markets.ts';
import type { FootballState } from './football-state.ts';

/** Markets are settled on ninety minutes, without extra time. */
export function decideFootball(state: FootballState): readonly Decision[] {
  const { plan, full } = state;
  if (full === undefined) return [];
  const [home, away] = full;
  const runnerId = home > away ? firstRunner : home < away ? secondRunner : drawRunner;
  const result: FeedResult = { kind: 'winner', runnerId };
  const reason = `${plan.teams[0].name} ${home}-${away} ${plan.teams[1].name} after ninety minutes.`;
  return (['match-odds', 'bookmaker'] as const).map((kind) => ({
    marketId: mainMarketId(plan.matchId, kind),
    result,
    rule: 'match-winner',
    reason,
    balls: [],
  }));
}
