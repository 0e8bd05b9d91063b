import { integerBetween, pick, type Random } from '@maidan/betting';
import { type Squad, usualBatterTiers, usualBowlerTiers } from '../../cricket/squad.ts';
import type { Team } from '../../play/team.ts';
import { happens } from '../draw.ts';
import { familyNames, givenNames } from '../names/people.ts';

function writeName(random: Random): string {
  return `${pick(random, givenNames).charAt(0)} ${pick(random, familyNames)}`;
}

/** The same side and season give the same eleven, except for family names in `taken`, which the other side has. */
export function makeSquad(random: Random, team: Team, taken: ReadonlySet<string>): Squad {
  const players: string[] = [];
  const families = new Set([...taken].map((name) => name.slice(2)));
  while (players.length < 11) {
    const name = writeName(random);
    if (families.has(name.slice(2))) continue;
    families.add(name.slice(2));
    players.push(name);
  }
  const tiers = usualBatterTiers.map((tier, place) => {
    const isMoved = place < 8 && happens(random, 0.3);
    return isMoved ? Math.max(0, Math.min(3, tier + integerBetween(random, -1, 1))) : tier;
  });
  return {
    team,
    players,
    batterTiers: Uint8Array.from(tiers),
    bowlerTiers: Uint8Array.from(usualBowlerTiers),
  };
}
