import { coinsFromWhole } from '@maidan/betting';
import { expect, test } from 'vitest';
import { en } from '../../texts/en.ts';
import { profitLabel } from './bet-columns.tsx';

test.each([
  [100, 'You won'],
  [-100, 'You lost'],
  [0, 'Profit / Loss'],
])('a round with a profit of %d has the label %s', (whole, label) => {
  expect(profitLabel(coinsFromWhole(whole), en)).toBe(label);
});
