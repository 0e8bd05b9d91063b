import type { VirtualBet } from '../../rules/virtual-game.ts';
import { wheel } from './spots.ts';

export type RacetrackBet = 'voisins' | 'tiers' | 'orphelins' | 'jeu-zero';

/** The number of chips on each spot. */
const chips: Readonly<Record<RacetrackBet, Readonly<Record<string, number>>>> = {
  voisins: {
    'trio-0-2-3': 2,
    'split-4-7': 1,
    'split-12-15': 1,
    'split-18-21': 1,
    'split-19-22': 1,
    'split-32-35': 1,
    'corner-25-26-28-29': 2,
  },
  tiers: {
    'split-5-8': 1,
    'split-10-11': 1,
    'split-13-16': 1,
    'split-23-24': 1,
    'split-27-30': 1,
    'split-33-36': 1,
  },
  orphelins: { 'straight-1': 1, 'split-6-9': 1, 'split-14-17': 1, 'split-17-20': 1, 'split-31-34': 1 },
  'jeu-zero': { 'straight-26': 1, 'split-0-3': 1, 'split-12-15': 1, 'split-32-35': 1 },
};

/** The ordinary bets of a racetrack bet, at this many points a chip. */
export const racetrackBets = (bet: RacetrackBet, points: number): VirtualBet[] =>
  Object.entries(chips[bet]).map(([option, count]) => ({ option, points: count * points }));

const eachSide = 2;

/** A number and its neighbours on the wheel, two on each side. */
export function neighbourBets(number: number, points: number): VirtualBet[] {
  const place = wheel.indexOf(number);
  if (place < 0) throw new RangeError(`${number} is not on the wheel`);
  return Array.from({ length: 2 * eachSide + 1 }, (_, index) => {
    const pocket = wheel[(place - eachSide + index + wheel.length) % wheel.length];
    return { option: `straight-${pocket}`, points };
  });
}
