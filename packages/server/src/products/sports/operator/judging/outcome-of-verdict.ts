import type { MarketOutcome } from '@maidan/betting';
import type { SessionVerdict } from '@maidan/sports';

/** Undefined while nothing is decided. */
export function outcomeOfVerdict(verdict: SessionVerdict): MarketOutcome | undefined {
  if (verdict.kind === 'undecided') return undefined;
  return verdict.kind === 'run' ? { run: verdict.run } : { void: true };
}
