import { type Random, seededRandom } from '@maidan/betting';

/**
 * What everybody may know of a season from its number alone: squads, players and how good they are. Prices are made from
 * these, so nothing secret may be in them.
 */
export function publicRandom(idPrefix: string): Random {
  return seededRandom(`season ${idPrefix}`);
}
