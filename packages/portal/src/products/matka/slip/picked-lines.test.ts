import { coinsFromWhole } from '@maidan/betting';
import { expect, test } from 'vitest';
import {
  addPicks,
  bestWinOf,
  clearAmounts,
  type Line,
  nothingPicked,
  type Pick,
  type Picked,
  placeLines,
  setAmount,
  togglePicks,
  totalOf,
} from './picked-lines.ts';

const jodi = (number: string): Pick => ({
  key: `JODI/CLOSE/${number}`,
  game: 'JODI',
  draw: 'CLOSE',
  number,
  label: number,
  rate: 95,
  day: '2026-07-14',
});
const pick = (picked: Picked, ...numbers: string[]) => togglePicks(picked, numbers.map(jodi));
const stakes = ({ lines }: Picked) =>
  Object.fromEntries(lines.map(({ number, stake }) => [`n${number}`, stake]));

test('an amount applies to every number picked before it', () => {
  expect(stakes(setAmount(pick(pick(nothingPicked, '07'), '12'), 500))).toEqual({ n07: 500, n12: 500 });
});

test('a number picked after an amount gets it, and a new amount applies to the numbers picked since', () => {
  const first = setAmount(pick(nothingPicked, '07'), 500);
  const second = pick(pick(first, '12'), '21');
  expect(stakes(second)).toEqual({ n07: 500, n12: 500, n21: 500 });
  expect(stakes(setAmount(second, 1000))).toEqual({ n07: 500, n12: 1000, n21: 1000 });
});

test('picking a number again removes it, and the others keep the amount', () => {
  const two = pick(setAmount(pick(nothingPicked, '07'), 500), '12');
  expect(stakes(setAmount(pick(two, '07'), 200))).toEqual({ n12: 200 });
});

test('a row adds its missing numbers, and is removed if all of them were picked', () => {
  const row = pick(pick(nothingPicked, '07'), '07', '08');
  expect(stakes(row)).toEqual({ n07: 0, n08: 0 });
  expect(pick(row, '07', '08').lines).toEqual([]);
});

test('numbers already picked are not added twice', () => {
  const one = pick(nothingPicked, '07');
  expect(addPicks(one, [jodi('07')])).toBe(one);
});

test('clearing the input keeps the numbers and removes every stake', () => {
  const mixed = setAmount(pick(setAmount(pick(nothingPicked, '07'), 500), '12'), 1000);
  expect(stakes(clearAmounts(mixed))).toEqual({ n07: 0, n12: 0 });
});

test('the best win is net of the stakes lost with it', () => {
  const { lines } = setAmount(pick(setAmount(pick(nothingPicked, '07'), 500), '12'), 1000);
  expect(totalOf(lines)).toBe(coinsFromWhole(1500));
  expect(bestWinOf(lines)).toBe(coinsFromWhole(95_000 - 1500));
});

test('andar and bahar are two draws: the best of both can win together', () => {
  const single = (draw: 'OPEN' | 'CLOSE'): Pick => ({
    ...jodi('4'),
    key: `SINGLE/${draw}/4`,
    game: 'SINGLE',
    draw,
    rate: 9.5,
  });
  const { lines } = setAmount(togglePicks(nothingPicked, [single('OPEN'), single('CLOSE')]), 100);
  expect(bestWinOf(lines)).toBe(coinsFromWhole(850 * 2));
});

test('a slip with no number wins nothing', () => {
  expect(bestWinOf([])).toBe(0n);
});

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
