import type { StatusKey } from '@maidan/contract/wire';
import { expect, test } from 'vitest';
import { readMark } from '../cricket-figures.ts';
import { flightOf } from './ball-flight.ts';
import { type Point, rope, strikerStumps } from './ground-plan.ts';

const keys = Array.from({ length: 60 }, (_, ball) => `1 ${ball}.1 key`);

/** 1 on the rope, less inside it. */
const reachOf = ({ x, y }: Point): number => Math.hypot((x - rope.x) / rope.rx, (y - rope.y) / rope.ry);

test.each(keys)('a four ends on the rope, a six beyond it and high, a single inside (%s)', (key) => {
  expect(reachOf(flightOf(readMark('4'), key, 'four').to)).toBeCloseTo(1, 6);
  const six = flightOf(readMark('6'), key, 'six');
  expect(reachOf(six.to)).toBeGreaterThan(1);
  expect(six.height).toBeGreaterThan(0);
  for (const mark of ['0', '1', '2', '3', '1lb', '2b']) {
    expect(reachOf(flightOf(readMark(mark), key).to)).toBeLessThan(1);
  }
});

test('the same ball goes in the same direction on every screen, and not all balls go in one direction', () => {
  const ways = keys.map((key) => JSON.stringify(flightOf(readMark('4'), key, 'four')));
  expect(keys.map((key) => JSON.stringify(flightOf(readMark('4'), key, 'four')))).toEqual(ways);
  expect(new Set(ways).size).toBeGreaterThan(5);
});

test('the batters change ends once for each run they ran, and not for a boundary', () => {
  const crossings = ['0', '1', '2', '3', '4', '6', '2lb'].map(
    (mark) => flightOf(readMark(mark), 'k').crossings,
  );
  expect(crossings).toEqual([0, 1, 2, 3, 0, 0, 2]);
});

test('the stumps fall when a batter is bowled and stand when he is caught or leg before', () => {
  const wicket = (status: StatusKey) => flightOf(readMark('W'), 'k', status);
  expect(wicket('bowled')).toMatchObject({ to: strikerStumps, breaksStumps: true });
  expect(wicket('caught')).toMatchObject({ breaksStumps: false, height: 55 });
  expect(wicket('caughtAndBowled').breaksStumps).toBe(false);
  expect(wicket('lbw').breaksStumps).toBe(false);
});
