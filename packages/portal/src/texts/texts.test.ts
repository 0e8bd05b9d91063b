import { beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '../house/fake-browser.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';
import { zh } from './zh.ts';

const loads = vi.hoisted(() => ({ en: vi.fn(), hi: vi.fn(), zh: vi.fn() }));
vi.mock('./languages.ts', () => ({
  dictionaries: loads,
}));
const letters = vi.hoisted(() => vi.fn());
vi.mock('./letters/hindi-letters.ts', () => ({ hindiLetters: letters }));
const reportError = vi.fn();

/** A fresh page with English loaded. */
async function openPage(): Promise<typeof import('./texts.ts')> {
  vi.resetModules();
  stubBrowser({ languages: ['en', 'hi', 'zh'] });
  vi.stubGlobal('reportError', reportError);
  const page = await import('./texts.ts');
  await page.loadFirstLanguage();
  return page;
}

beforeEach(() => {
  vi.resetAllMocks();
  loads.en.mockResolvedValue({ en });
  loads.hi.mockResolvedValue({ hi });
  loads.zh.mockResolvedValue({ zh });
});

test('a chosen language is used and stored for the next visit', async () => {
  const { chooseLanguage, currentTexts } = await openPage();
  await chooseLanguage('hi');
  expect(currentTexts()).toBe(hi);
  expect(localStorage.getItem('language')).toBe('hi');
});

test('Hindi is shown once its letters are there, and other languages do not wait for them', async () => {
  const { chooseLanguage, currentTexts } = await openPage();
  const loaded = Promise.withResolvers<void>();
  letters.mockReturnValue(loaded.promise);
  const chosen = chooseLanguage('hi');
  await new Promise(setImmediate);
  expect(currentTexts()).toBe(en);
  loaded.resolve();
  await chosen;
  expect(currentTexts()).toBe(hi);
  await chooseLanguage('zh');
  expect(letters).toHaveBeenCalledOnce();
});

test('of two languages chosen in quick succession the last is used, even if its texts loaded first', async () => {
  const { chooseLanguage, currentTexts } = await openPage();
  const slow = Promise.withResolvers<{ hi: typeof hi }>();
  loads.hi.mockReturnValue(slow.promise);
  const first = chooseLanguage('hi');
  await chooseLanguage('zh');
  slow.resolve({ hi });
  await first;
  expect(currentTexts()).toBe(zh);
  expect(localStorage.getItem('language')).toBe('zh');
});

test('a language whose texts fail to load changes nothing', async () => {
  const { chooseLanguage, currentTexts } = await openPage();
  loads.hi.mockRejectedValue(new Error('offline'));
  await expect(chooseLanguage('hi')).rejects.toThrow('offline');
  expect(currentTexts()).toBe(en);
  expect(localStorage.getItem('language')).toBeNull();
});

test('a failure to load the language chosen elsewhere does not stop the sign-in', async () => {
  const { adoptLanguage, currentTexts } = await openPage();
  const offline = new Error('offline');
  loads.hi.mockRejectedValue(offline);
  await adoptLanguage('hi');
  expect(currentTexts()).toBe(en);
  expect(reportError).toHaveBeenCalledWith(offline);
});

test("the device's own choice takes precedence over the one made elsewhere", async () => {
  const { adoptLanguage, chooseLanguage, currentTexts } = await openPage();
  await chooseLanguage('zh');
  await adoptLanguage('hi');
  expect(currentTexts()).toBe(zh);
});
