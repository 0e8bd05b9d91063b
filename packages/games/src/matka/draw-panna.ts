import { commitmentTo, integerBetween, type Random } from '@maidan/betting';
import { commitmentText, roundRandom } from '../kit/fairness.ts';
import { matkaPayTableHash } from './draw-options.ts';
import { matkaVersion } from './matka-games.ts';
import { writePanna } from './pannas.ts';

/**
 * Three digits, each uniform and independent. Drawing uniformly from the 220 pannas would make double and
 * triple pannas far too likely for what they pay.
 */
export function drawDigits(random: Random): string {
  const digit = () => String(integerBetween(random, 0, 9));
  return writePanna([digit(), digit(), digit()]);
}

/** The panna of a draw, from its seed. */
export const drawPanna = (seed: Uint8Array, roundId: string): string =>
  drawDigits(roundRandom(seed, roundId));

/** What is committed to before the first bet on a draw. */
export const drawCommitment = (seed: Uint8Array): string =>
  commitmentText({
    seedHash: commitmentTo(seed),
    version: matkaVersion,
    payTableHash: matkaPayTableHash(),
  });
