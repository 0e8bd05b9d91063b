import type { BallLine } from './innings.ts';

const sides: Record<BallLine, number> = { left: -1, straight: 0, right: 1 };
const bounceAt = 0.62;

export interface BallPlace {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** The ball's position, in the ground's own units: it drops, bounces once, and grows as it comes nearer. */
export function ballPlace(line: BallLine, progress: number): BallPlace {
  const near = Math.min(progress, 1.25) ** 1.6;
  const height =
    progress < bounceAt
      ? 26 * (1 - progress / bounceAt)
      : 22 * Math.sin(((progress - bounceAt) / 0.63) * Math.PI * 0.5);
  return { x: 180 + sides[line] * 26 * near, y: 92 + 146 * near - height, r: 2 + 5.5 * near };
}
