/** How far an arrow key moves among tiles laid out in so many columns. */
const steps: Readonly<Record<string, (columns: number) => number>> = {
  ArrowRight: () => 1,
  ArrowLeft: () => -1,
  ArrowDown: (columns) => columns,
  ArrowUp: (columns) => -columns,
};

/** The tile an arrow, Home or End leads to; undefined for other keys and past the ends. */
export function stepTo(key: string, from: number, count: number, columns: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps[key]?.(columns);
  if (step === undefined) return undefined;
  const to = from + step;
  return to >= 0 && to < count ? to : undefined;
}
