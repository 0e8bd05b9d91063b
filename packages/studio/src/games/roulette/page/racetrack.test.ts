import { expect, test } from 'vitest';
import { neighbourBets, racetrackBets } from '../racetrack.ts';
import { spotOf, wheel } from '../spots.ts';
import { coveredBy, sectors, trackCells, trackColumns } from './racetrack.tsx';

test('every number has its own cell on the racetrack', () => {
  expect(new Set(trackCells.map(({ column, row }) => `${column} ${row}`)).size).toBe(37);
  expect(trackCells.every(({ column }) => column >= 1 && column <= trackColumns)).toBe(true);
});

test('numbers beside each other on the wheel are beside each other on the racetrack', () => {
  for (const [index, cell] of trackCells.entries()) {
    const next = trackCells[(index + 1) % trackCells.length] ?? cell;
    expect(wheel[index]).toBe(cell.number);
    const across = Math.max(next.column - cell.column - cell.span, cell.column - next.column - next.span) + 1;
    expect([cell.number, Math.max(0, across) + Math.abs(cell.row - next.row)]).toEqual([cell.number, 1]);
  }
});

test('voisins, tiers and orphelins cover each number of the wheel once', () => {
  const covered = (['voisins', 'tiers', 'orphelins'] as const).map((bet) =>
    coveredBy(racetrackBets(bet, 10)),
  );
  expect(covered.map((numbers) => numbers.size)).toEqual([17, 12, 8]);
  expect(new Set(covered.flatMap((numbers) => [...numbers])).size).toBe(37);
});

test('a sector consists of ordinary spots, with the usual chips', () => {
  const chips = sectors.map((bet) => racetrackBets(bet, 1).reduce((sum, { points }) => sum + points, 0));
  expect(chips).toEqual([6, 5, 9, 4]);
  for (const bet of sectors) {
    expect(racetrackBets(bet, 10).map(({ option }) => spotOf(option)?.id)).toEqual(
      racetrackBets(bet, 10).map(({ option }) => option),
    );
  }
});

test('neighbours are the number and two on each side of it on the wheel', () => {
  expect(coveredBy(neighbourBets(0, 10))).toEqual(new Set([3, 26, 0, 32, 15]));
  expect(coveredBy(neighbourBets(17, 10))).toEqual(new Set([2, 25, 17, 34, 6]));
});
