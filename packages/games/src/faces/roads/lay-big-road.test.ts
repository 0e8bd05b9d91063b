import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lastColumns, layBigRoad } from './big-road.tsx';

/** One letter per round; a dash is a tie. */
const rounds = (letters: string) =>
  [...letters].map((letter, nth) => ({ roundId: String(nth), side: letter === '-' ? undefined : letter }));

const placed = (letters: string) =>
  layBigRoad(rounds(letters)).map(({ side, column, row }) => `${side}${column}${row}`);

it('a streak goes down its column, and the other side begins the next', () => {
  expect(placed('DDTD')).toEqual(['D00', 'D01', 'T10', 'D20']);
});

it('a streak longer than six turns to the right along the last row', () => {
  expect(placed('DDDDDDDD').slice(5)).toEqual(['D05', 'D15', 'D25']);
});

it('a streak that meets the tail of an earlier one turns right above it', () => {
  expect(placed('DDDDDDDTTTTTT')).toEqual([
    ...['D00', 'D01', 'D02', 'D03', 'D04', 'D05', 'D15'],
    ...['T10', 'T11', 'T12', 'T13', 'T14', 'T24'],
  ]);
});

it('ties begin no column: they are marked on the stone before, or on the first stone if they come first', () => {
  const stones = layBigRoad(rounds('-D--T'));
  expect(stones.map(({ side, ties }) => [side, ties])).toEqual([
    ['D', 3],
    ['T', 0],
  ]);
});

it('no two stones are at the same place, and every round won by a side has its stone', () => {
  const letters = fc.array(fc.constantFrom('D', 'T', '-'), { maxLength: 120 });
  fc.assert(
    fc.property(letters, (given) => {
      const stones = layBigRoad(rounds(given.join('')));
      expect(new Set(stones.map(({ column, row }) => `${column}/${row}`)).size).toBe(stones.length);
      expect(stones.length).toBe(given.filter((letter) => letter !== '-').length);
      expect(stones.every(({ row }) => row < 6)).toBe(true);
    }),
  );
});

it('when a road is too long, its newest columns are kept', () => {
  const kept = lastColumns(layBigRoad(rounds('DTDTD')), 2);
  expect(kept.map(({ side, column }) => [side, column])).toEqual([
    ['T', 0],
    ['D', 1],
  ]);
});
