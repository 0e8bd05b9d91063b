import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setPageLanguage, type TextLoads } from './dictionary.ts';
import { MissingPart } from './lazy-part.ts';
import { createTexts } from './texts.ts';

vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  use: <Texts>(texts: Promise<Texts>) => texts,
  useSyncExternalStore: (_: unknown, get: () => unknown) => get(),
}));

const page = { lang: '', dir: '' };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('document', { querySelectorAll: () => [], documentElement: page });
  setPageLanguage('hi');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const loadsOf = (loads: Partial<TextLoads<string>>) => loads as TextLoads<string>;

test('a page names its language and the side where its lines begin', () => {
  expect(page).toEqual({ lang: 'hi', dir: 'ltr' });
  setPageLanguage('ar');
  expect(page).toEqual({ lang: 'ar', dir: 'rtl' });
});

test('texts whose request is lost are requested again, as the code of a screen is', async () => {
  const load = vi.fn(async () => ({ hi: 'texts' })).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const useTexts = createTexts(loadsOf({ hi: load }));
  const texts = expect(useTexts()).resolves.toBe('texts');
  await vi.runAllTimersAsync();
  await texts;
  expect(load).toHaveBeenCalledTimes(2);
});

test('texts that can not be loaded fail for every component that needs them', async () => {
  const load = vi.fn(async () => Promise.reject(new TypeError('Failed to fetch')));
  const useTexts = createTexts(loadsOf({ hi: load }));
  const failing = expect(useTexts()).rejects.toThrow(MissingPart);
  await vi.runAllTimersAsync();
  await failing;
  await expect(useTexts()).rejects.toThrow(MissingPart);
  expect(load).toHaveBeenCalledTimes(3);
});

test('texts that were loaded ahead are there at once, in the language of the page', async () => {
  const useTexts = createTexts(
    loadsOf({ hi: async () => ({ hi: 'namaste' }), fr: async () => ({ fr: 'salut' }) }),
  );
  await Promise.all([useTexts.load('hi'), useTexts.load('fr')]);
  expect([useTexts(), useTexts.current()]).toEqual(['namaste', 'namaste']);
  setPageLanguage('fr');
  expect([useTexts(), useTexts.current()]).toEqual(['salut', 'salut']);
});

test('a load that failed is tried again when it is asked for again', async () => {
  const load = vi.fn(async () => ({ hi: 'texts' })).mockRejectedValueOnce(new Error('offline'));
  const useTexts = createTexts(loadsOf({ hi: load }));
  await expect(useTexts.load('hi')).rejects.toThrow('offline');
  expect(await useTexts.load('hi')).toBe('texts');
});

test('what other files have is loaded beside the texts of a language, and added to them', async () => {
  const useTexts = createTexts(loadsOf({ hi: async () => ({ hi: 'namaste' }) }), async (own, code) => [
    await own,
    code,
  ]);
  expect(await useTexts.load('hi')).toEqual(['namaste', 'hi']);
});

test('a component that waited for its texts asks for them in the same way when it is rendered again', async () => {
  const useTexts = createTexts(loadsOf({ hi: async () => ({ hi: 'namaste' }) }));
  const first = useTexts();
  await first;
  expect(useTexts()).toBe(first);
});
