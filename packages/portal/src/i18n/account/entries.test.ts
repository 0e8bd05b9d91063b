import { expect, test } from 'vitest';
import { en } from './en.ts';
import { hi } from './hi.ts';

test.each([
  [en.statement.rows('1'), '1 entry'],
  [en.statement.rows('270'), '270 entries'],
  [hi.statement.rows('1'), '1 प्रविष्टि'],
])('entries are counted in their number: %s', (said, expected) => {
  expect(said).toBe(expected);
});
