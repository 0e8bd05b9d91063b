import { hashKey, keyFromText } from '../packages/betting/src/index.ts';
import { crashPoint } from '../packages/games/src/rules.ts';
import type { Figure } from './figure.ts';

/** All from one chain of seeds under one salt, as the house uses them. */
const flights = 2_000_000;
/** In hundredths. */
const targets = [101, 110, 150, 200, 300, 500, 1000, 5000, 10_000];
const errorsMost = 4;

function countReaching(): readonly number[] {
  const salt = keyFromText('a public salt');
  const counts = targets.map(() => 0);
  let seed = keyFromText('a secret seed');
  for (let flight = 0; flight < flights; flight += 1) {
    const crash = crashPoint(seed, salt);
    for (let index = 0; crash >= (targets[index] ?? Infinity); index += 1)
      counts[index] = (counts[index] ?? 0) + 1;
    seed = hashKey(seed);
  }
  return counts;
}

/** What a coin staked on each target returns, against the expected 97 %. Seeded: the figures never change. */
export async function aviatorReturns(): Promise<Figure[]> {
  const counts = countReaching();
  return targets.map((target, index) => {
    const due = 97 / target;
    const reached = (counts[index] ?? 0) / flights;
    const error = Math.sqrt((due * (1 - due)) / flights);
    console.log(`${(target / 100).toFixed(2)}: ${(reached * target).toFixed(3)} %`);
    return {
      name: `return at ${(target / 100).toFixed(2)} over two million flights, from 97 %`,
      value: Math.abs(reached - due) / error,
      goal: errorsMost,
      unit: 'standard errors',
      better: 'less' as const,
    };
  });
}
