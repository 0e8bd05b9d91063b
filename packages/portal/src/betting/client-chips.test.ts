import { beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '../house/fake-browser.ts';

vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useSyncExternalStore: (_: unknown, get: () => unknown) => get(),
}));

const constantSet = [1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000, 250_000];

async function chipsFrom(stored: string | undefined): Promise<readonly number[]> {
  if (stored !== undefined) localStorage.setItem('betChipsData', stored);
  const { useChips } = await import('./client-chips.ts');
  const Chips = () => useChips();
  return Chips();
}

beforeEach(() => {
  vi.resetModules();
  stubBrowser();
});

test.each([undefined, '{broken', '7', 'null', '{}'])(
  'stored chips of %s give the constant set',
  async (stored) => {
    expect(await chipsFrom(stored)).toEqual(constantSet);
  },
);

test('the chips the client saved are offered instead', async () => {
  expect(await chipsFrom('{"1":50,"2":"700","3":0}')).toEqual([50, 700]);
});
