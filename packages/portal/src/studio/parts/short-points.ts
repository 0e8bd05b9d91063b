const units = [
  { whole: 100_000, sign: 'L' },
  { whole: 1_000, sign: 'k' },
] as const;

/** As a chip bears it: 500, 1k, 2.5k, 1L. Cut off after one place, so never more than it is. */
export function shortPoints(points: number): string {
  const unit = units.find(({ whole }) => points >= whole);
  return unit === undefined ? String(points) : `${Math.floor(points / (unit.whole / 10)) / 10}${unit.sign}`;
}
