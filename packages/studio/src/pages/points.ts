const grouping = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/** "12.50" as hundredths; the wire has no other format. */
export function hundredthsOf(points: string): bigint {
  const [whole = '0', fraction = ''] = points.split('.');
  return BigInt(whole) * 100n + BigInt(fraction.padEnd(2, '0').slice(0, 2));
}

/** As the wire has it. */
export const pointsText = (hundredths: bigint): string =>
  `${hundredths / 100n}.${(hundredths % 100n).toString().padStart(2, '0')}`;

function write(hundredths: bigint): string {
  const fraction = (hundredths % 100n).toString().padStart(2, '0');
  return `${grouping.format(hundredths / 100n)}${fraction === '00' ? '' : `.${fraction}`}`;
}

/** Such as 1,250 or 12.50: with decimals only if there are any. */
export const formatPoints = (points: string | number): string =>
  write(typeof points === 'string' ? hundredthsOf(points) : BigInt(points) * 100n);
