import { featureCount, figureCount, figuresAt, rowOfOther, rowOfOwn, writeFigures } from './features.ts';
import type { Positions } from './position.ts';

export const hiddenCount = 32;

/** Of a network with one hidden layer. Whole numbers, so that every machine computes the same. */
export interface LudoWeights {
  /** By feature, then by hidden unit; the last row is added always. */
  readonly first: Float64Array;
  /** By hidden unit; the last is added always. */
  readonly last: Float64Array;
}

export const firstLength = (featureCount + 1) * hiddenCount;
export const lastLength = hiddenCount + 1;

/** What a position is worth to the player who rolls next, between -1 for lost and 1 for won. */
export type Evaluate = (positions: Positions, at: number) => number;

/** Only sums, products and one quotient, which every machine rounds alike. */
export function createEvaluate({ first, last }: LudoWeights): Evaluate {
  const figures = new Float64Array(figureCount);
  const always = featureCount * hiddenCount;
  // Each unit's weights of the figures side by side, so that a unit is summed without being stored.
  const ofFigures = new Float64Array(figureCount * hiddenCount);
  for (let unit = 0; unit < hiddenCount; unit += 1) {
    for (let figure = 0; figure < figureCount; figure += 1) {
      ofFigures[unit * figureCount + figure] = first[(figuresAt + figure) * hiddenCount + unit] as number;
    }
  }
  const rowAt = (positions: Positions, at: number) => rowOfOwn(positions[at] as number) * hiddenCount;
  const otherRowAt = (positions: Positions, at: number) => rowOfOther(positions[at] as number) * hiddenCount;
  return (positions, at) => {
    writeFigures(positions, at, figures);
    const a = rowAt(positions, at);
    const b = rowAt(positions, at + 1);
    const c = rowAt(positions, at + 2);
    const d = rowAt(positions, at + 3);
    const e = otherRowAt(positions, at + 4);
    const f = otherRowAt(positions, at + 5);
    const g = otherRowAt(positions, at + 6);
    const h = otherRowAt(positions, at + 7);
    let sum = last[hiddenCount] as number;
    let next = 0;
    for (let unit = 0; unit < hiddenCount; unit += 1) {
      let value =
        (first[always + unit] as number) +
        (first[a + unit] as number) +
        (first[b + unit] as number) +
        (first[c + unit] as number) +
        (first[d + unit] as number) +
        (first[e + unit] as number) +
        (first[f + unit] as number) +
        (first[g + unit] as number) +
        (first[h + unit] as number);
      for (let figure = 0; figure < figureCount; figure += 1) {
        value += (figures[figure] as number) * (ofFigures[next] as number);
        next += 1;
      }
      if (value > 0) sum += value * (last[unit] as number);
    }
    return sum / (1 + (sum < 0 ? -sum : sum));
  };
}
