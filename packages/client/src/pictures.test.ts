import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchPicture, newestPicture, pollPictures } from './pictures.ts';

const page = { hidden: false };
const visibility = new EventTarget();
const answer = vi.fn();
const reported = vi.fn();
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  page.hidden = false;
  answer.mockReset().mockImplementation(async () => ({ ok: true, json: async () => ({ n: 1 }) }));
  reported.mockReset();
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('reportError', reported);
  vi.stubGlobal('document', {
    get hidden() {
      return page.hidden;
    },
    addEventListener: visibility.addEventListener.bind(visibility),
    removeEventListener: visibility.removeEventListener.bind(visibility),
  });
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function poll(isNeeded = () => true) {
  const [show, heard, lost] = [vi.fn(), vi.fn(), vi.fn()];
  const address = new URL('http://house/cache/table/teen9');
  const ask = async (signal: AbortSignal) => show(await fetchPicture(address, signal));
  stop = pollPictures({ ask, isNeeded, freshness: { heard, lost } });
  return { show, heard, lost };
}

test('the cache address is polled at once and then once a second', async () => {
  const { show, heard } = poll();
  await vi.advanceTimersByTimeAsync(0);
  expect(show).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(show).toHaveBeenCalledTimes(4);
  expect(heard).toHaveBeenCalledTimes(4);
});

test('nothing is polled while pictures are pushed', async () => {
  let isPushed = true;
  poll(() => !isPushed);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(answer).not.toHaveBeenCalled();
  isPushed = false;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(answer).toHaveBeenCalledTimes(1);
});

test('a hidden page does not poll, and polls at once when it is visible again', async () => {
  const { lost } = poll();
  await vi.advanceTimersByTimeAsync(0);
  page.hidden = true;
  visibility.dispatchEvent(new Event('visibilitychange'));
  expect(lost).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(answer).toHaveBeenCalledTimes(1);
  page.hidden = false;
  visibility.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(answer).toHaveBeenCalledTimes(2);
});

test('a failing cache makes the table stale and is reported once', async () => {
  answer.mockImplementation(async () => ({ ok: false, status: 503 }));
  const { lost, show } = poll();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(show).not.toHaveBeenCalled();
  expect(lost).toHaveBeenCalledTimes(3);
  expect(reported).toHaveBeenCalledTimes(1);
});

test('a polled picture does not replace one that was pushed while it was loading', async () => {
  const shown: string[] = [];
  const pictures = newestPicture<string>((picture) => shown.push(picture));
  const reply = Promise.withResolvers<string>();
  const asking = pictures.ask(() => reply.promise);
  pictures.push('pushed');
  reply.resolve('asked before');
  await asking;
  await pictures.ask(async () => 'asked after');
  expect(shown).toEqual(['pushed', 'asked after']);
});
