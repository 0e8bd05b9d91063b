import type { Random } from '@maidan/betting';
import type { Pair } from '../score.ts';

export function happens(random: Random, probability: number): boolean {
  return random.next() < probability;
}

export function plusOne(pair: Pair, side: 0 | 1): Pair {
  return side === 0 ? [pair[0] + 1, pair[1]] : [pair[0], pair[1] + 1];
}
