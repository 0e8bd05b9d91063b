import {
  firstLength,
  hiddenCount,
  type LudoWeights,
  lastLength,
} from '../../packages/studio/src/games/ludo/rules/house/evaluate.ts';
import {
  featureCount,
  figureCount,
  figuresAt,
  rowOfOther,
  rowOfOwn,
  writeFigures,
} from '../../packages/studio/src/games/ludo/rules/house/features.ts';
import type { Positions } from '../../packages/studio/src/games/ludo/rules/house/position.ts';

/** Learns the weights by which the house values a position: gradient descent with a step size of its own for each weight. */
export interface Learner {
  readonly weights: LudoWeights;
  /** Moves the weights so that this position is worth a little more like the target. */
  learn(positions: Positions, at: number, target: number, rate: number): void;
}

const kept = 0.999;
const least = 1e-4;

export function createLearner(weights: LudoWeights): Learner {
  const { first, last } = weights;
  const firstSquares = new Float64Array(firstLength).fill(0.001);
  const lastSquares = new Float64Array(lastLength).fill(0.001);
  const figures = new Float64Array(figureCount);
  const hidden = new Float64Array(hiddenCount);
  const slopes = new Float64Array(hiddenCount);
  const rows = new Int32Array(9 + figureCount);
  const values = new Float64Array(9 + figureCount).fill(1);

  function step(all: Float64Array, squares: Float64Array, at: number, slope: number, rate: number): void {
    const square = kept * (squares[at] as number) + (1 - kept) * slope * slope;
    squares[at] = square;
    all[at] = (all[at] as number) - (rate * slope) / (Math.sqrt(square) + least);
  }

  function learn(positions: Positions, at: number, target: number, rate: number): void {
    writeFigures(positions, at, figures);
    for (let token = 0; token < 4; token += 1) {
      rows[token] = rowOfOwn(positions[at + token] as number);
      rows[4 + token] = rowOfOther(positions[at + 4 + token] as number);
    }
    rows[8] = featureCount;
    for (let figure = 0; figure < figureCount; figure += 1) {
      rows[9 + figure] = figuresAt + figure;
      values[9 + figure] = figures[figure] as number;
    }
    hidden.fill(0);
    for (let row = 0; row < rows.length; row += 1) {
      const value = values[row] as number;
      if (value === 0) continue;
      const from = (rows[row] as number) * hiddenCount;
      for (let unit = 0; unit < hiddenCount; unit += 1) {
        hidden[unit] = (hidden[unit] as number) + value * (first[from + unit] as number);
      }
    }
    let sum = last[hiddenCount] as number;
    for (let unit = 0; unit < hiddenCount; unit += 1) {
      sum += Math.max(0, hidden[unit] as number) * (last[unit] as number);
    }
    const scale = 1 + Math.abs(sum);
    const slope = (sum / scale - target) / (scale * scale);
    step(last, lastSquares, hiddenCount, slope, rate);
    for (let unit = 0; unit < hiddenCount; unit += 1) {
      const value = hidden[unit] as number;
      slopes[unit] = value > 0 ? slope * (last[unit] as number) : 0;
      if (value > 0) step(last, lastSquares, unit, slope * value, rate);
    }
    for (let row = 0; row < rows.length; row += 1) {
      const value = values[row] as number;
      if (value === 0) continue;
      const from = (rows[row] as number) * hiddenCount;
      for (let unit = 0; unit < hiddenCount; unit += 1) {
        const each = slopes[unit] as number;
        if (each !== 0) step(first, firstSquares, from + unit, each * value, rate);
      }
    }
  }

  return { weights, learn };
}

/** Small and different from one another, by a seeded generator; the race decides alone at first. */
export function startWeights(next: () => number): LudoWeights {
  const first = Float64Array.from({ length: firstLength }, () => (next() - 0.5) * 0.2);
  const last = Float64Array.from({ length: lastLength }, () => (next() - 0.5) * 0.2);
  return { first, last };
}
