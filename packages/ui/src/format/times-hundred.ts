/**
 * Rounding to 15 digits removes the error of products such as 1.15 * 100, before they are truncated or
 * rounded.
 */
export function timesHundred(value: number): number {
  return Number((value * 100).toPrecision(15));
}
