import { cellsHigh, type Place, placedSpots } from './layout.ts';

export type Direction = 'up' | 'down' | 'left' | 'right';

const steps: Readonly<Record<Direction, readonly [number, number]>> = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
};

/** On the upright table, with zero at the top: a quarter turn. */
const uprightStep: Readonly<Record<Direction, Direction>> = {
  up: 'left',
  down: 'right',
  left: 'down',
  right: 'up',
};

/** How much more a sideways distance counts than a straight one. */
const sidewaysWeight = 3;

function distance(from: Place, to: Place, [stepX, stepY]: readonly [number, number]): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const ahead = dx * stepX + dy * stepY;
  const aside = Math.abs(dx * stepY) + Math.abs(dy * stepX);
  return ahead > 0.01 ? ahead + aside * sidewaysWeight : Number.POSITIVE_INFINITY;
}

/** The target of an arrow key: the nearest spot in that direction, or the same one at the border. */
export function nextSpot(id: string, direction: Direction, isUpright: boolean): string {
  const from = placedSpots.find(({ spot }) => spot.id === id);
  if (from === undefined) return id;
  const step = steps[isUpright ? uprightStep[direction] : direction];
  const nearest = placedSpots
    .map(({ spot, place }) => ({ id: spot.id, far: distance(from.place, place, step) }))
    .reduce((best, one) => (one.far < best.far ? one : best));
  return nearest.far > cellsHigh * 2 ? id : nearest.id;
}
