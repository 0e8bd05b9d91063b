import { beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '../../api/fake-browser.ts';

vi.mock('../../store/use-store.ts', () => ({ useStore: ({ get }: { get: () => unknown }) => get() }));

beforeEach(() => {
  vi.resetModules();
  stubBrowser();
});

test.each([
  ['tables', 'tableSound', 'on', 'off'],
  ['aviator', 'soundOn', 'true', 'false'],
] as const)('sounds of %s are kept as the game itself keeps them', async (of, key, on, off) => {
  const { useSoundChoice } = await import('./sound-choices.ts');
  expect(useSoundChoice(of)[0]).toBe(false);
  useSoundChoice(of)[1](true);
  expect(localStorage.getItem(key)).toBe(on);
  expect(useSoundChoice(of)[0]).toBe(true);
  useSoundChoice(of)[1](false);
  expect(localStorage.getItem(key)).toBe(off);
});

test('a game that is open follows the choice', async () => {
  const { createLocalStore } = await import('../../api/local-store.ts');
  const game = createLocalStore({
    keys: ['soundOn'],
    read: () => localStorage.getItem('soundOn') === 'true',
    write: () => undefined,
  });
  const { useSoundChoice } = await import('./sound-choices.ts');
  useSoundChoice('aviator')[1](true);
  expect(game.get()).toBe(true);
});
