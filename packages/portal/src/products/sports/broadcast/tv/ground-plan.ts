/** Positions on the drawn ground, in its own units. The pitch is drawn larger than to scale. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const ground = { width: 400, height: 260 } as const;
export const rope = { x: 200, y: 130, rx: 188, ry: 118 } as const;
export const pitch = { x: 188, y: 84, width: 24, height: 92 } as const;

export const strikerStumps: Point = { x: 200, y: 90 };
export const bowlerStumps: Point = { x: 200, y: 170 };
export const striker: Point = { x: 194, y: 100 };
export const nonStriker: Point = { x: 216, y: 164 };
export const bowlerFrom: Point = { x: 188, y: 238 };
export const bowlerTo: Point = { x: 190, y: 178 };
export const keeper: Point = { x: 202, y: 66 };

/** Larger than to scale, to be visible on a phone. */
export const playerSize = 1.3;

/** The distance a player moves, in the player's own units. */
export function wayOf(from: Point, to: Point): Point {
  return { x: (to.x - from.x) / playerSize, y: (to.y - from.y) / playerSize };
}

/** A typical field. The feed does not say where fielders are. */
export const fielders: readonly Point[] = [
  { x: 108, y: 44 },
  { x: 112, y: 98 },
  { x: 92, y: 158 },
  { x: 146, y: 208 },
  { x: 258, y: 208 },
  { x: 306, y: 152 },
  { x: 294, y: 96 },
  { x: 306, y: 46 },
  { x: 44, y: 128 },
];

/** The distance from the striker to the rope in this direction (radians, clockwise from the right). */
export function ropeDistance(angle: number): number {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const [fromX, fromY] = [striker.x - rope.x, striker.y - rope.y];
  const a = (dx / rope.rx) ** 2 + (dy / rope.ry) ** 2;
  const b = 2 * ((fromX * dx) / rope.rx ** 2 + (fromY * dy) / rope.ry ** 2);
  const c = (fromX / rope.rx) ** 2 + (fromY / rope.ry) ** 2 - 1;
  return (-b + Math.sqrt(b * b - 4 * a * c)) / (2 * a);
}

export function towards(angle: number, distance: number): Point {
  return { x: striker.x + Math.cos(angle) * distance, y: striker.y + Math.sin(angle) * distance };
}

export function nearestFielder(to: Point): number {
  const distances = fielders.map(({ x, y }) => Math.hypot(x - to.x, y - to.y));
  return distances.indexOf(Math.min(...distances));
}
