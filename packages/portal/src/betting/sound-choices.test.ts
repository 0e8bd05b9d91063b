import { beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '../house/fake-browser.ts';

vi.mock('@maidan/ui/hooks/use-store.ts', () => ({ useStore: ({ get }: { get: () => unknown }) => get() }));

beforeEach(() => {
  vi.resetModules();
  stubBrowser();
});

test.each([
  ['tables', 'tableSound', 'on', 'off'],
  ['aviator', 'soundOn', 'true', 'false'],
] as const)('the sound setting of %s is stored on the device under its own key', async (of, key, on, off) => {
  const { useSoundChoice } = await import('./sound-choices.ts');
  expect(useSoundChoice(of)[0]).toBe(false);
  useSoundChoice(of)[1](true);
  expect(localStorage.getItem(key)).toBe(on);
  expect(useSoundChoice(of)[0]).toBe(true);
  useSoundChoice(of)[1](false);
  expect(localStorage.getItem(key)).toBe(off);
});
