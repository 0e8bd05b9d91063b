import type { Limits } from '@maidan/betting';
import { type MarketKind, marketKinds } from './market-kinds.ts';
import type { MatchLimits } from './match-limits.ts';

/** What one bet on a market of this kind may stake. */
export function limitsFor(kind: MarketKind, limits: MatchLimits): Limits {
  const { stakeMin, stakeMax } = marketKinds[kind];
  const [general, own = general] = stakeMax;
  return { stakeMin: limits[stakeMin], stakeMax: limits[limits[own] > 0n ? own : general] };
}
