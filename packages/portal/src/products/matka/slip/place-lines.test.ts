import { expect, test } from 'vitest';
import type { Line } from './picked-lines.ts';
import { placeLines } from './place-lines.ts';

const line = (number: string): Line => ({
  key: number,
  game: 'JODI',
  draw: 'CLOSE',
  number,
  label: number,
  rate: 95,
  day: '2026-07-14',
  stake: 100,
});

test('a refused number leaves the others placed, and every answer is at its number', async () => {
  const heard: string[] = [];
  const answers = await placeLines({
    lines: ['07', '12', '21'].map(line),
    place: async ({ number }) =>
      number === '12' ? { isPlaced: false, message: 'Rate changed' } : { isPlaced: true, message: '' },
    onAnswer: (answer) => heard.push(answer.line.number),
  });
  expect(answers.map((answer) => [answer.line.number, answer.isPlaced, answer.message])).toEqual([
    ['07', true, ''],
    ['12', false, 'Rate changed'],
    ['21', true, ''],
  ]);
  expect(heard.toSorted()).toEqual(['07', '12', '21']);
});

test('at most four numbers are being placed at once', async () => {
  const lines = Array.from({ length: 20 }, (_, number) => line(String(number)));
  let underWay = 0;
  let most = 0;
  await placeLines({
    lines,
    place: async () => {
      most = Math.max(most, ++underWay);
      await new Promise((resolve) => setImmediate(resolve));
      underWay -= 1;
      return { isPlaced: true, message: '' };
    },
    onAnswer: () => undefined,
  });
  expect(most).toBe(4);
});
