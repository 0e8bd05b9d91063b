import type { Random } from '@maidan/betting';

export function happens(random: Random, probability: number): boolean {
  return random.next() < probability;
}
