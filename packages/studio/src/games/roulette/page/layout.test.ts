import { expect, test } from 'vitest';
import { spots } from '../spots.ts';
import { nextSpot } from './board.tsx';
import { cellsHigh, cellsWide, isStrip, type Place, placedSpots, placeOf, placeOfNumber } from './layout.ts';

const at = (id: string): Place => {
  const found = placedSpots.find(({ spot }) => spot.id === id);
  if (found === undefined) throw new Error(`no spot ${id}`);
  return found.place;
};

/** Numbers whose cells contain or touch the centre of a spot. */
function touched({ x, y }: Place): number[] {
  return Array.from({ length: 37 }, (_, number) => number).filter((number) => {
    const cell = placeOfNumber(number);
    return Math.abs(cell.x - x) <= cell.wide / 2 + 1e-9 && Math.abs(cell.y - y) <= cell.high / 2 + 1e-9;
  });
}

test('all 157 spots have different places on the table', () => {
  expect(placedSpots).toHaveLength(157);
  expect(new Set(placedSpots.map(({ place }) => `${place.x} ${place.y}`)).size).toBe(157);
  for (const { place } of placedSpots) {
    expect(place.x).toBeGreaterThan(0);
    expect(place.x).toBeLessThan(cellsWide);
    expect(place.y).toBeGreaterThan(0);
    expect(place.y).toBeLessThan(cellsHigh);
  }
});

test.each(spots.filter(({ kind }) => ['straight', 'split', 'corner'].includes(kind)))(
  'the chip of $name is on exactly the numbers it covers',
  (spot) => {
    const found = touched(placeOf(spot));
    // First four is on the outer line, where it touches only zero and one.
    expect(found).toEqual(spot.id === 'first-four' ? [0, 1] : spot.covers);
  },
);

test.each(spots.filter(({ kind }) => kind === 'line' || kind === 'street'))(
  'the chip of $name is at the outer line beside its numbers, or between them and zero',
  (spot) => {
    const place = placeOf(spot);
    const found = touched(place);
    expect(spot.covers).toEqual(expect.arrayContaining(found));
    expect(spot.covers.includes(0) ? place.x : place.y).toBe(spot.covers.includes(0) ? 1 : 3);
  },
);

test('no two whole cells overlap', () => {
  const cells = placedSpots.filter(({ place }) => !isStrip(place));
  const overlaps = (a: Place, b: Place) =>
    Math.abs(a.x - b.x) < (a.wide + b.wide) / 2 - 1e-9 && Math.abs(a.y - b.y) < (a.high + b.high) / 2 - 1e-9;
  const found = cells.flatMap((one, index) =>
    cells
      .slice(index + 1)
      .filter((other) => overlaps(one.place, other.place))
      .map((other) => [one.spot.id, other.spot.id]),
  );
  expect(found).toEqual([]);
});

test('strips are drawn after the cells they cover', () => {
  const firstStrip = placedSpots.findIndex(({ place }) => isStrip(place));
  expect(placedSpots.slice(firstStrip).every(({ place }) => isStrip(place))).toBe(true);
});

test('an arrow key goes to the line between two numbers, and then to the other number', () => {
  expect(nextSpot('straight-5', 'right', false)).toBe('split-5-8');
  expect(nextSpot('split-5-8', 'right', false)).toBe('straight-8');
  expect(nextSpot('straight-5', 'up', false)).toBe('split-5-6');
  expect(nextSpot('split-5-6', 'right', false)).toBe('corner-5-6-8-9');
});

test('on the upright table the arrow keys follow what is seen', () => {
  expect(nextSpot('straight-5', 'down', true)).toBe('split-5-8');
  expect(nextSpot('straight-5', 'right', true)).toBe('split-5-6');
  expect(nextSpot('straight-2', 'up', true)).toBe('split-0-2');
});

test('every spot can be reached from zero with the arrow keys', () => {
  const reached = new Set(['straight-0']);
  const waiting = ['straight-0'];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    for (const direction of ['up', 'down', 'left', 'right'] as const) {
      const next = nextSpot(id, direction, false);
      if (!reached.has(next)) {
        reached.add(next);
        waiting.push(next);
      }
    }
  }
  expect(spots.map(({ id }) => id).filter((id) => !reached.has(id))).toEqual([]);
  expect(at('straight-0').high).toBe(3);
});
