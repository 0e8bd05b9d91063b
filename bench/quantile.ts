/** The value below which this share of the values lies; 0 for an empty list. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? 0;

export const median = (values: readonly number[]): number => quantile(values, 0.5);

export const p99 = (values: readonly number[]): number => quantile(values, 0.99);
