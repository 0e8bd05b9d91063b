import { expect, test } from 'vitest';
import { readFrameMessage } from './frame-message.ts';

const frame = {} as Window;
const game = { window: frame, origin: 'null' };
const read = (data: unknown, from: Partial<typeof game> = {}) => {
  const { window, origin } = { ...game, ...from };
  return readFrameMessage({ data, origin, source: window }, game);
};

test.each([
  [{ type: 'maidan:ready' }, { kind: 'ready' }],
  [{ type: 'maidan:close' }, { kind: 'close' }],
  [
    { type: 'maidan:open', gameId: '600113' },
    { kind: 'open', gameId: '600113' },
  ],
  [
    { type: 'maidan:verify', roundId: 'roulette.17', record: {} },
    { kind: 'verify', roundId: 'roulette.17' },
  ],
  [
    { type: 'maidan:error', message: 'No table is free' },
    { kind: 'error', message: 'No table is free' },
  ],
  [
    { type: 'maidan:error', message: { toString: 'x' } },
    { kind: 'error', message: '' },
  ],
])('%j is accepted', (data, message) => {
  expect(read(data)).toEqual(message);
});

test('messages from anywhere but the frame are ignored', () => {
  expect(read({ type: 'maidan:close' }, { window: {} as Window })).toBeUndefined();
  expect(read({ type: 'maidan:close' }, { origin: 'https://maidan.example' })).toBeUndefined();
  const noFrame = { ...game, window: null };
  expect(
    readFrameMessage({ data: { type: 'maidan:close' }, origin: 'null', source: null }, noFrame),
  ).toBeUndefined();
});

test.each([
  'maidan:ready',
  null,
  { type: 'ready' },
  { type: 'maidan:open', gameId: '../dashboard' },
  { type: 'maidan:verify' },
  { type: 'maidan:verify', roundId: '../dashboard' },
  { type: 'maidan:verify', roundId: 'x'.repeat(65) },
])('%j is ignored', (data) => {
  expect(read(data)).toBeUndefined();
});

test('a long message is cut off after its beginning', () => {
  expect(read({ type: 'maidan:error', message: 'x'.repeat(500) })).toEqual({
    kind: 'error',
    message: 'x'.repeat(200),
  });
});
