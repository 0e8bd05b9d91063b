import { expect, test } from 'vitest';
import { en } from './en.ts';
import { hi } from './hi.ts';

test.each([
  [en.statement.rows('1'), '1 entry'],
  [en.statement.rows('270'), '270 entries'],
  [hi.statement.rows('1'), '1 प्रविष्टि'],
  [hi.pending.bets(1), '1 खुला सौदा'],
  [hi.pending.bets(2), '2 खुले सौदे'],
])('entries and bets are counted in their number: %s', (said, expected) => {
  expect(said).toBe(expected);
});
