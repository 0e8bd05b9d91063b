import { afterEach, expect, test, vi } from 'vitest';
import { reportFault } from './page.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [true, 1],
  [false, 0],
])('with navigator.onLine %s, a failed request is reported %i times', (onLine, times) => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  vi.stubGlobal('navigator', { onLine });
  reportFault(new TypeError('Failed to fetch'));
  expect(reported).toHaveBeenCalledTimes(times);
});

test('an answer that did not come in time is no error of the page', async () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  vi.stubGlobal('navigator', { onLine: true });
  const signal = AbortSignal.timeout(0);
  await new Promise((resolve) => signal.addEventListener('abort', resolve));
  reportFault(signal.reason);
  expect(reported).not.toHaveBeenCalled();
});
