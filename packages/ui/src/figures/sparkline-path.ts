export type Point = { readonly x: number; readonly y: number };

export type Extent = { readonly min: number; readonly max: number };

export function extentOf(values: ReadonlyArray<number>): Extent {
  if (values.length === 0) return { min: 0, max: 0 };
  return values.reduce<Extent>(
    ({ min, max }, value) => ({ min: Math.min(min, value), max: Math.max(max, value) }),
    { min: Number.POSITIVE_INFINITY, max: Number.NEGATIVE_INFINITY },
  );
}

/** The position of a value between the ends, from 0 to 1; 0.5 if the ends are equal. */
export function shareOf(value: number, { min, max }: Extent): number {
  return max === min ? 0.5 : (value - min) / (max - min);
}

const round = (value: number) => Math.round(value * 100) / 100;

type Shape = { readonly width: number; readonly height: number; readonly step: boolean };

/** An SVG path with the highest value at the top. */
export function sparklinePath(points: ReadonlyArray<Point>, { width, height, step }: Shape): string {
  const across = extentOf(points.map(({ x }) => x));
  const upward = extentOf(points.map(({ y }) => y));
  return points
    .map(({ x, y }, index) => {
      const left = round(shareOf(x, across) * width);
      const top = round((1 - shareOf(y, upward)) * height);
      if (index === 0) return `M${left} ${top}`;
      return step ? `H${left}V${top}` : `L${left} ${top}`;
    })
    .join('');
}
