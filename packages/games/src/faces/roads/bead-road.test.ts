import { expect, it } from 'vitest';
import { beadColumns } from './bead-road.tsx';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

it('a bead road fills its columns from the top, six to a column', () => {
  expect(beadColumns(upTo(8), 3)).toEqual([
    [1, 2, 3, 4, 5, 6],
    [7, 8],
  ]);
});

it('a full bead road drops its oldest columns whole, so that no bead changes its row', () => {
  expect(beadColumns(upTo(13), 2)).toEqual([[7, 8, 9, 10, 11, 12], [13]]);
  expect(beadColumns(upTo(12), 2)[0]?.[0]).toBe(1);
});
