import { expect, test } from 'vitest';
import { joinPieces, piecesOf } from './postgres-bus.ts';

/** A notice of PostgreSQL has less. */
const noticeBytes = 8_000;

const long = '🏏'.repeat(9_999);

test.each(['', 'short', 'x'.repeat(1900), 'x'.repeat(1901), long, '1/2:not a head'])(
  'a message of any length is cut into notices that the database takes, and joined again',
  (message) => {
    const pieces = piecesOf(message);
    for (const piece of pieces) expect(Buffer.byteLength(piece)).toBeLessThan(noticeBytes);
    expect(new Set(pieces).size).toBe(pieces.length);
    const join = joinPieces();
    expect(pieces.map((piece) => join('one', piece))).toEqual([
      ...pieces.slice(1).map(() => undefined),
      message,
    ]);
  },
);

test('pieces of two senders are kept apart, and a message whose beginning was not heard is dropped', () => {
  const join = joinPieces();
  const [first = '', ...rest] = piecesOf(long);
  expect(join('one', first)).toBeUndefined();
  expect(rest.map((piece) => join('other', piece)).at(-1)).toBeUndefined();
  expect(join('other', '1/1:whole')).toBe('whole');
  expect(rest.map((piece) => join('one', piece)).at(-1)).toBe(long);
  expect(join('one', 'no piece')).toBeUndefined();
});
