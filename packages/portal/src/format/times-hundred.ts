/** 15 digits undo what binary fractions do to 1.15 * 100 before it is cut or rounded. */
export function timesHundred(value: number): number {
  return Number((value * 100).toPrecision(15));
}
