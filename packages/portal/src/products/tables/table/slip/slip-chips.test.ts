import { coinsFromWhole } from '@maidan/betting';
import { expect, test } from 'vitest';
import { defaultChips } from '../../../../house/session-wire.ts';
import { fitChips } from './slip-chips.tsx';

const limits = (least: number, most: number) => ({
  stakeMin: coinsFromWhole(least),
  stakeMax: coinsFromWhole(most),
});
const set = (least: number, most: number) =>
  fitChips(defaultChips, limits(least, most)).map(({ chip }) => chip);

test('a client without chips of its own gets a set that begins at the table’s minimum and ends at its maximum', () => {
  expect(set(100, 300_000)).toEqual([100, 200, 500, 1000, 2000, 5000, 10_000, 25_000]);
  expect(set(100, 5000)).toEqual([100, 200, 500, 1000, 2000, 5000]);
  expect(set(1000, 250_000)).toEqual(defaultChips);
});

test('of the client’s own chips those outside the limits stay, and are marked', () => {
  expect(fitChips([50, 100, 5000, 5001, 100], limits(100, 5000))).toEqual([
    { chip: 50, fit: 'below' },
    { chip: 100, fit: 'fits' },
    { chip: 5000, fit: 'fits' },
    { chip: 5001, fit: 'above' },
  ]);
});

test('where the limits are not known, every chip may be tried', () => {
  expect(fitChips([50, 5000], undefined).map(({ fit }) => fit)).toEqual(['fits', 'fits']);
});
