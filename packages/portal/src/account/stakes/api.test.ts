import { beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '../../house/fake-browser.ts';

async function stakesOf(stored: string | undefined): Promise<readonly string[]> {
  if (stored !== undefined) localStorage.setItem('betChipsData', stored);
  const { readStakes } = await import('./api.ts');
  return readStakes().map(({ key, text }) => `${key}:${text}`);
}

beforeEach(() => {
  vi.resetModules();
  stubBrowser();
});

test.each([undefined, '{}', 'not json'])(
  'with %s stored, the fields hold the constant set',
  async (stored) => {
    expect(await stakesOf(stored)).toEqual([
      '1:1000',
      '2:2000',
      '3:5000',
      '4:10000',
      '5:20000',
      '6:50000',
      '7:100000',
      '8:250000',
    ]);
  },
);

test('a missing stake is an empty field in its place', async () => {
  const stored = '{"1":"100","2":"200","4":"400","5":"500","6":"600","7":"700","8":"800"}';
  expect((await stakesOf(stored)).slice(1, 4)).toEqual(['2:200', '3:', '4:400']);
});

test('the fields are in the order of their numbers, with more fields if more were saved', async () => {
  const many = Object.fromEntries([10, 9, 8, 7, 6, 5, 4, 3, 2, 1].map((key) => [key, key * 100]));
  const fields = await stakesOf(JSON.stringify(many));
  expect(fields.length).toBe(10);
  expect(fields.slice(-2)).toEqual(['9:900', '10:1000']);
});
