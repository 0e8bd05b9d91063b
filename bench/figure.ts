/** One figure we claim. `goal` is the highest or the lowest value allowed. */
export type Figure = { name: string; value: number; goal: number; unit: string; better: 'less' | 'more' };

export const ratioOf = ({ value, goal }: Figure): number => value / goal;

export const isReached = (figure: Figure): boolean =>
  figure.better === 'less' ? ratioOf(figure) <= 1 : ratioOf(figure) >= 1;

const round = (value: number): string =>
  value >= 1000 ? Math.round(value).toLocaleString('en') : value.toFixed(1);

export function describeFigure(figure: Figure): string {
  const { name, value, goal, unit } = figure;
  const line = `${name} ${round(value)} ${unit} of ${goal} ${unit} (${ratioOf(figure).toFixed(2)})`;
  return isReached(figure) ? line : `${line} MISSED`;
}

/** Prints the figures and fails the command when one is missed. */
export function report(figures: Figure[]): void {
  for (const figure of figures) console.log(describeFigure(figure));
  if (!figures.every(isReached)) process.exitCode = 1;
}
