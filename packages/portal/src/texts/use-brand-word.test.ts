import { beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '../house/fake-browser.ts';

beforeEach(() => {
  vi.resetModules();
  stubBrowser({ words: { inPlay: { en: 'In the middle' } } });
});

test("a brand's own texts are used in the languages it has them in, and nowhere else", async () => {
  const { brandWord } = await import('./use-brand-word.ts');
  expect(brandWord('inPlay', 'en')).toBe('In the middle');
  expect(brandWord('inPlay', 'hi')).toBeUndefined();
  expect(brandWord('signIn', 'en')).toBeUndefined();
});
