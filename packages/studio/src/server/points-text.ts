/** Hundredths of a point as the wallet writes points: "12.50". */
export function pointsText(hundredths: bigint): string {
  if (hundredths < 0n) throw new RangeError(`${hundredths} is below zero`);
  return `${hundredths / 100n}.${(hundredths % 100n).toString().padStart(2, '0')}`;
}
