import type { MarketOutcome } from '@maidan/betting';

/** Runners by their names where they are known. */
export function sayOutcome(outcome: MarketOutcome, names: ReadonlyMap<string, string> = new Map()): string {
  if ('run' in outcome) return String(outcome.run);
  if ('winner' in outcome) return names.get(outcome.winner) ?? outcome.winner;
  return 'void' in outcome ? 'void' : JSON.stringify(outcome);
}
