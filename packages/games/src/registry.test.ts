import { expect, test } from 'vitest';
import { tableAt, tables } from './registry.ts';

/** Document 2, section 2: short name and event id. */
const printed = {
  teen20: '3030',
  lucky7: '3032',
  dt20: '3035',
  aaa: '3056',
  worli2: '3054',
  dt202: '3059',
  teen: '3031',
  teen9: '3048',
  'card32-a': '3055',
  card32eu: '3034',
  ab2: '3043',
};

/** Tables that no document prints. */
const ours: Readonly<Record<string, string>> = {};

test('every table of the document has its address and its event id, and all others are our own', () => {
  expect(Object.fromEntries(tables.map(({ route, eventId }) => [route, eventId]))).toEqual({
    ...printed,
    ...ours,
  });
});

test.each(['code', 'route', 'eventId', 'title'] as const)('no two tables share a %s', (field) => {
  expect(new Set(tables.map((table) => table[field])).size).toBe(tables.length);
});

test('an address finds its table in upper or lower case, and an unknown word finds none', () => {
  expect(tableAt('card32-a')?.title).toBe('Card 32-A');
  expect(tableAt('TEEN20')?.eventId).toBe('3030');
  expect(tableAt('roulette')).toBeUndefined();
  expect(tableAt('')).toBeUndefined();
});
