import type { Coins } from '@maidan/betting';

const units: readonly { readonly whole: bigint; readonly sign: string }[] = [
  { whole: 10_000_000n, sign: 'Cr' },
  { whole: 100_000n, sign: 'L' },
  { whole: 1_000n, sign: 'k' },
];

/** The amount as printed on a chip: 500, 1k, 2.5L, 1Cr. Truncated to two decimals, so never too high. */
export function shortAmount(amount: Coins): string {
  const unit = units.find(({ whole }) => amount >= whole * 100n);
  if (unit === undefined) return (amount / 100n).toString();
  const places = (amount / unit.whole).toString().padStart(3, '0');
  const fraction = places.slice(-2).replace(/0+$/, '');
  return `${places.slice(0, -2)}${fraction === '' ? '' : `.${fraction}`}${unit.sign}`;
}
