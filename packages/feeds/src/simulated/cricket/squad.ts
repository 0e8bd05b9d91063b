import { integerBetween, pick, type Random } from '@maidan/betting';
import { happens } from '../draw.ts';
import { FAMILY_NAMES, GIVEN_NAMES } from '../names/people.ts';
import type { NamedTeam } from '../names/teams.ts';

export interface Squad {
  readonly team: NamedTeam;
  /** In batting order, written as scorecards do: "R Talwade". */
  readonly players: readonly string[];
  readonly batterTiers: Uint8Array;
  readonly bowlerTiers: Uint8Array;
}

/** Places in the batting order of the five who bowl, in the order they come on. */
export const BOWLER_PLACES: readonly number[] = [9, 10, 7, 8, 6];

/** By place in the batting order. */
export const USUAL_BATTER_TIERS: readonly number[] = [1, 1, 0, 0, 1, 1, 2, 2, 3, 4, 4];
/** In the order they come on. */
export const BOWLER_TIERS: readonly number[] = [0, 1, 1, 1, 2];

function writeName(random: Random): string {
  return `${pick(random, GIVEN_NAMES).charAt(0)} ${pick(random, FAMILY_NAMES)}`;
}

/** The same side and season give the same eleven, whoever they meet. */
export function makeSquad(random: Random, team: NamedTeam, taken: ReadonlySet<string>): Squad {
  const players: string[] = [];
  const families = new Set([...taken].map((name) => name.slice(2)));
  while (players.length < 11) {
    const name = writeName(random);
    if (families.has(name.slice(2))) continue;
    families.add(name.slice(2));
    players.push(name);
  }
  const tiers = USUAL_BATTER_TIERS.map((tier, place) => {
    const isMoved = place < 8 && happens(random, 0.3);
    return isMoved ? Math.max(0, Math.min(3, tier + integerBetween(random, -1, 1))) : tier;
  });
  return { team, players, batterTiers: Uint8Array.from(tiers), bowlerTiers: Uint8Array.from(BOWLER_TIERS) };
}
