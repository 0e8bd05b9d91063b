const units = [
  { whole: 100_000, sign: 'L' },
  { whole: 1_000, sign: 'k' },
] as const;

/** Points as printed on a chip: 500, 1k, 2.5k, 1L. Truncated to one decimal, so never too high. */
export function shortPoints(points: number): string {
  const unit = units.find(({ whole }) => points >= whole);
  return unit === undefined ? String(points) : `${Math.floor(points / (unit.whole / 10)) / 10}${unit.sign}`;
}
