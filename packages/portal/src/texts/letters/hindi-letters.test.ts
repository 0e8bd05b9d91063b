import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hindiLetters } from './hindi-letters.ts';

const load = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { fonts: { load } });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('both weights of Hindi are loaded', async () => {
  load.mockResolvedValue([]);
  await hindiLetters();
  expect(load.mock.calls.map(([font]) => font)).toEqual([
    '500 1em "Hindi letters"',
    '600 1em "Hindi letters"',
  ]);
});

test('a page does without letters that fail to load, and waits no longer than three seconds for them', async () => {
  load.mockRejectedValue(new Error('offline'));
  await hindiLetters();
  load.mockReturnValue(new Promise(() => undefined));
  const isOver = vi.fn();
  const waiting = hindiLetters().then(isOver);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(isOver).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await waiting;
  expect(isOver).toHaveBeenCalledOnce();
});
