import type { Random } from '@maidan/betting';
import type { TennisRules } from './tennis-rules.ts';
import type { TennisPlan } from './tennis-state.ts';

export function makeTennisPlan(
  random: Random,
  matchId: string,
  players: readonly [string, string],
  rules?: TennisRules,
): TennisPlan {
  const serve = () => 0.58 + 0.1 * random.next();
  return { matchId, players, chances: { serves: [serve(), serve()] }, setsToWin: 2, ...(rules && { rules }) };
}
