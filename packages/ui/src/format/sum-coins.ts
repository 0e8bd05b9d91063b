/** Adds coins from the wire in hundredths, so that 0.1 and 0.2 are 0.3. */
export function sumCoins(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + Math.round(figure * 100), 0) / 100;
}
