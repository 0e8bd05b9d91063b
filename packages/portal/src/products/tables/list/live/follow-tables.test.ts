import { createFreshness } from '@maidan/client/freshness.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followTables } from './follow-tables.ts';

const answer = vi.fn<() => Promise<Response>>();
let stop = () => {};

beforeEach(() => {
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('reportError', () => undefined);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

test.each([
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), 'noResponse'],
  ['an answer that takes too long', () => Promise.reject(new DOMException('', 'TimeoutError')), 'noResponse'],
  ['an error of the server', async () => new Response('', { status: 503 }), 'unreadable'],
  ['a page of a proxy', async () => new Response('<h1>Bad gateway</h1>'), 'unreadable'],
] as const)('%s gives a reason that can be said in every language', async (_, reply, fault) => {
  answer.mockImplementation(reply);
  const failed = vi.fn();
  stop = followTables({
    socket: undefined,
    address: new URL('http://house/cache/tables'),
    now: () => 0,
    freshness: createFreshness(() => 0),
    show: () => undefined,
    failed,
  });
  await vi.waitFor(() => expect(failed).toHaveBeenCalledWith(fault));
});
