import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadPatiently } from './lazy-part.ts';

const links: { sheet: object | null; cloneNode(): string }[] = [];
const appended: unknown[] = [];
const line = { onLine: true };

beforeEach(() => {
  vi.useFakeTimers();
  links.length = 0;
  appended.length = 0;
  line.onLine = true;
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', line);
  vi.stubGlobal('document', {
    querySelectorAll: () => links,
    head: { append: (node: unknown) => appended.push(node) },
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const failing = (times: number) => {
  let left = times;
  return vi.fn(async () => {
    left -= 1;
    if (left >= 0) throw new TypeError('Failed to fetch dynamically imported module');
    return 'part';
  });
};

test('a part requested without a connection loads when the connection is back, however long that takes', async () => {
  line.onLine = false;
  const load = failing(4);
  const part = loadPatiently(load);
  for (let lost = 0; lost < 4; lost += 1) {
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(load).toHaveBeenCalledTimes(lost + 1);
    window.dispatchEvent(new Event('online'));
  }
  await expect(part).resolves.toBe('part');
});

test('with a connection it is tried three times, and then fails', async () => {
  const twice = loadPatiently(failing(2));
  await vi.runAllTimersAsync();
  await expect(twice).resolves.toBe('part');

  const always = expect(loadPatiently(failing(3))).rejects.toThrow('Failed to fetch');
  await vi.runAllTimersAsync();
  await always;
});

test('a style sheet that failed to load is requested again, and a loaded one is not', async () => {
  links.push({ sheet: {}, cloneNode: () => 'there' }, { sheet: null, cloneNode: () => 'missing' });
  const part = loadPatiently(failing(1));
  await vi.runAllTimersAsync();
  await part;
  expect(appended).toEqual(['missing']);
});
