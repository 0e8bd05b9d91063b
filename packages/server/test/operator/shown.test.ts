import { expect, test } from 'vitest';
import { shownCount, shownWithCoins } from '../../src/verb/table.ts';

test.each([
  [shownCount(0, 'market'), '0 markets'],
  [shownCount(1, 'market'), '1 market'],
  [shownCount(2, 'market'), '2 markets'],
  [shownCount(1, 'thing is wrong', 'things are wrong'), '1 thing is wrong'],
  [shownCount(2, 'thing is wrong', 'things are wrong'), '2 things are wrong'],
  [shownWithCoins(100n), '1 coin'],
  [shownWithCoins(150n), '1.5 coins'],
  [shownWithCoins(0n), '0 coins'],
])('one thing is written as one: %s', (written, expected) => {
  expect(written).toBe(expected);
});
