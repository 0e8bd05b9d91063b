const compact = [1, 2, 3].map(
  (maximumFractionDigits) => new Intl.NumberFormat('en-IN', { notation: 'compact', maximumFractionDigits }),
);
const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** As short as the ends of the axis allow: two balances of about 5 lakh must not both be written 5L. One alone is written in full. */
export function axisFormat(balances: readonly number[]): (balance: number) => string {
  const [low, high] = [Math.min(...balances), Math.max(...balances)];
  const format = compact.find((each) => each.format(low) !== each.format(high)) ?? whole;
  return (balance) => format.format(balance);
}
