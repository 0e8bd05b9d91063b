import { MissingPart } from '@maidan/ui/lazy-part.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { featureTexts, type TextLoads } from './feature-texts.ts';

vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  use: <Texts>(texts: Promise<Texts>) => texts,
}));
vi.mock('./texts.ts', () => ({ currentLanguage: () => 'hi', useLanguage: () => 'hi' }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('document', { querySelectorAll: () => [] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('texts whose request is lost are requested again, as the code of a screen is', async () => {
  const load = vi.fn(async () => 'texts').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const useTexts = featureTexts({ hi: load } as unknown as TextLoads<string>);
  const texts = expect(useTexts()).resolves.toBe('texts');
  await vi.runAllTimersAsync();
  await texts;
  expect(load).toHaveBeenCalledTimes(2);
});

test('texts that can not be loaded fail for every component that needs them', async () => {
  const load = vi.fn(async () => Promise.reject(new TypeError('Failed to fetch')));
  const useTexts = featureTexts({ hi: load } as unknown as TextLoads<string>);
  const failing = expect(useTexts()).rejects.toThrow(MissingPart);
  await vi.runAllTimersAsync();
  await failing;
  await expect(useTexts()).rejects.toThrow(MissingPart);
  expect(load).toHaveBeenCalledTimes(3);
});
