import { type Random, seededRandom } from '@maidan/betting';

/**
 * Public facts of a season, drawn from its id prefix alone: squads, players and their strength. Prices depend on them, so
 * they must contain nothing secret.
 */
export function publicRandom(idPrefix: string): Random {
  return seededRandom(`season ${idPrefix}`);
}
