import { hashKey, keyBytes, keyToHex } from '@maidan/betting';
import { runToEnd } from '../kit/run-to-end.ts';

/**
 * Seeds of a table's rounds: seed n is the SHA-256 of seed n + 1. Seed 0, the end, is published before the
 * first round; round n is dealt from seed n, so each revealed seed hashes to the one before it.
 */
export interface HashChain {
  /** The number of rounds it has seeds for. */
  readonly length: number;
  /** The distance between stored seeds: finding a seed takes at most this many hashes. */
  readonly every: number;
  /** Seeds 0, `every`, 2 * `every` and so on, and the secret itself last. */
  readonly kept: readonly Uint8Array[];
}

/** Computes the chain from the secret down to the end, which takes `length` hashes. Yields at each stored seed. */
export function* makeChainInSteps(
  secret: Uint8Array,
  length: number,
  every: number,
): Generator<void, HashChain> {
  if (secret.length !== keyBytes)
    throw new RangeError(`a secret has ${keyBytes} bytes, not ${secret.length}`);
  if (!(isCount(length) && isCount(every)))
    throw new RangeError(`no chain of ${length} seeds, every ${every}`);
  const kept = [secret];
  let seed = secret;
  for (let position = length - 1; position >= 0; position -= 1) {
    seed = hashKey(seed);
    if (position % every !== 0) continue;
    kept.unshift(seed);
    yield;
  }
  return { length, every, kept };
}

export const makeChain = (secret: Uint8Array, length: number, every: number): HashChain =>
  runToEnd(makeChainInSteps(secret, length, every));

/** The seed of a round, counted from 1; 0 is the published end. */
export function seedAt({ length, every, kept }: HashChain, position: number): Uint8Array {
  if (!(Number.isSafeInteger(position) && position >= 0 && position <= length)) {
    throw new RangeError(`the chain has seeds 0 to ${length}, not ${position}`);
  }
  const checkpoint = Math.ceil(position / every);
  const seed = kept[checkpoint];
  if (seed === undefined) throw new RangeError(`the chain keeps no seed at ${position}`);
  return stepBack(seed, Math.min(checkpoint * every, length) - position);
}

/** The end that is published before the first round, in hex. */
export const chainEnd = (chain: HashChain): string => keyToHex(seedAt(chain, 0));

/** The seed this many positions earlier. */
export function stepBack(seed: Uint8Array, steps: number): Uint8Array {
  let earlier = seed;
  for (let step = 0; step < steps; step += 1) earlier = hashKey(earlier);
  return earlier;
}

const stepsAtOnce = 5_000;

/**
 * Whether a seed is at this position of the chain with this end. Yields regularly, so that a page stays
 * responsive.
 */
export function* walkBackTo(end: string, seed: Uint8Array, position: number): Generator<number, boolean> {
  let at = position;
  let earlier = seed;
  while (at > 0) {
    const steps = Math.min(stepsAtOnce, at);
    earlier = stepBack(earlier, steps);
    at -= steps;
    yield at;
  }
  return keyToHex(earlier) === end;
}

export const checkBackTo = (end: string, seed: Uint8Array, position: number): boolean =>
  runToEnd(walkBackTo(end, seed, position));

const isCount = (value: number): boolean => Number.isSafeInteger(value) && value > 0;
