import type { Random } from '@maidan/betting';
import type { TennisPlan } from './tennis-state.ts';

export function makeTennisPlan(
  random: Random,
  matchId: string,
  players: readonly [string, string],
): TennisPlan {
  const serve = () => 0.58 + 0.1 * random.next();
  return { matchId, players, chances: { serves: [serve(), serve()] }, setsToWin: 2 };
}
