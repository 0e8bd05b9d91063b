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
  const hidden = new Float64Array(hiddenCount);
  const rows = new Int32Array(8);
  const always = featureCount * hiddenCount;
  return (positions, at) => {
    writeFigures(positions, at, figures);
    for (let token = 0; token < 4; token += 1) {
      rows[token] = rowOfOwn(positions[at + token] as number) * hiddenCount;
      rows[4 + token] = rowOfOther(positions[at + 4 + token] as number) * hiddenCount;
    }
    const [a, b, c, d] = [rows[0] as number, rows[1] as number, rows[2] as number, rows[3] as number];
    const [e, f, g, h] = [rows[4] as number, rows[5] as number, rows[6] as number, rows[7] as number];
    for (let unit = 0; unit < hiddenCount; unit += 1) {
      hidden[unit] =
        (first[always + unit] as number) +
        (first[a + unit] as number) +
        (first[b + unit] as number) +
        (first[c + unit] as number) +
        (first[d + unit] as number) +
        (first[e + unit] as number) +
        (first[f + unit] as number) +
        (first[g + unit] as number) +
        (first[h + unit] as number);
    }
    for (let figure = 0; figure < figureCount; figure += 1) {
      const value = figures[figure] as number;
      if (value === 0) continue;
      const row = (figuresAt + figure) * hiddenCount;
      for (let unit = 0; unit < hiddenCount; unit += 1) {
        hidden[unit] = (hidden[unit] as number) + value * (first[row + unit] as number);
      }
    }
    let sum = last[hiddenCount] as number;
    for (let unit = 0; unit < hiddenCount; unit += 1) {
      const value = hidden[unit] as number;
      if (value > 0) sum += value * (last[unit] as number);
    }
    return sum / (1 + (sum < 0 ? -sum : sum));
  };
}
