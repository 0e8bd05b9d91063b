import { beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '../../house/fake-browser.ts';
import { soundChoice as ofAviator } from '../../products/aviator/sound/sound-choice.ts';
import { soundChoice as ofTables } from '../../products/tables/sound-choice.ts';

vi.mock('@maidan/ui/hooks/use-store.ts', () => ({ useStore: ({ get }: { get: () => unknown }) => get() }));

beforeEach(() => {
  vi.resetModules();
  stubBrowser();
});

test.each([
  ['tables', ofTables, 'tableSound', 'on', 'off'],
  ['aviator', ofAviator, 'soundOn', 'true', 'false'],
] as const)(
  'the sound setting of %s is stored on the device under its own key',
  async (_, choice, key, on, off) => {
    const { useSoundChoice } = await import('./sound-choice.ts');
    expect(useSoundChoice(choice)[0]).toBe(false);
    useSoundChoice(choice)[1](true);
    expect(localStorage.getItem(key)).toBe(on);
    expect(useSoundChoice(choice)[0]).toBe(true);
    useSoundChoice(choice)[1](false);
    expect(localStorage.getItem(key)).toBe(off);
  },
);
