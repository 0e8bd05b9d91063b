import { flightCeiling, macOf } from '@maidan/betting';

/** What a coin staked returns on average, in hundredths, at any target. */
const returnPercent = 97n;
/** The leading bits of the HMAC that decide a flight. */
const bits = 52n;
const one = 1n << bits;

/** In hundredths. Bets that still fly there are cashed out, so that every flight ends. No other outcome is settled. */
export const ceiling = flightCeiling;

/**
 * Where a flight crashes, in hundredths: r is the first 52 bits of HMAC-SHA256(seed, salt) as a fraction, the crash
 * max(1.00, floor(97 / (1 - r)) / 100), and no more than the ceiling. In whole numbers, so that it is the same everywhere.
 */
export const crashPoint = (seed: Uint8Array, salt: Uint8Array): number =>
  Math.min(ceiling, crashOfMac(macOf(seed, salt), returnPercent));

/**
 * The crash before the ceiling is applied, at any return: other houses publish chains with the same formula.
 */
export function crashOfMac(mac: Uint8Array, percent: bigint): number {
  const crash = (percent * one) / (one - firstBits(mac));
  return Number(crash < 100n ? 100n : crash);
}

/** How many of the 2^52 equally likely draws reach a target in hundredths. */
export function drawsReaching(target: number): bigint {
  if (target <= 100) return one;
  return target > ceiling ? 0n : (returnPercent * one) / BigInt(target);
}

export const drawCount = one;

function firstBits(mac: Uint8Array): bigint {
  const [high, low] = [new DataView(mac.buffer, mac.byteOffset).getUint32(0), mac.subarray(4, 7)];
  const [a = 0, b = 0, c = 0] = low;
  return (BigInt(high) << 20n) | (BigInt((a << 16) | (b << 8) | c) >> 4n);
}
