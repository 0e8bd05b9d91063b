import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeTimeout, stubBrowser } from './fake-browser.ts';

const storedSession = (userType = 'client') =>
  JSON.stringify({
    token: 'a-token',
    data: { userId: 'u1', username: 'DEMO', name: 'C1', userType, isPasswordChanged: true },
    isClient: true,
  });

async function loadCall(answer: (address: string, options: RequestInit) => Promise<Response>) {
  const fetch = vi.fn<(address: string, options: RequestInit) => Promise<Response>>(answer);
  vi.stubGlobal('fetch', fetch);
  const { loadFirstLanguage } = await import('../texts/texts.ts');
  await loadFirstLanguage();
  const { call } = await import('./call.ts');
  return { call, fetch };
}

const json = (body: object, status = 200) => Promise.resolve(Response.json(body, { status }));

const logged = vi.fn();

/** Never answers; rejects when its signal aborts, as fetch does. */
const hang = (_: string, { signal }: RequestInit) =>
  new Promise<Response>((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });

beforeEach(() => {
  vi.resetModules();
  logged.mockClear();
  stubBrowser();
  fakeTimeout();
  vi.stubGlobal('reportError', logged);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a call', () => {
  test("goes to the brand's base with its method and the session's bearer token", async () => {
    localStorage.setItem('session', storedSession());
    const { call, fetch } = await loadCall(() => json({ error: false, code: 0, message: '', data: null }));
    await call('user/updateUserPassword', { oldPassword: 'a', password: 'b' });
    const [address, options] = fetch.mock.calls[0] ?? [];
    expect(address).toBe('/api/user/updateUserPassword');
    expect(options?.method).toBe('PATCH');
    expect(options?.headers).toMatchObject({ authorization: 'Bearer a-token' });
  });

  test('that the house finds malformed shows its message where no key names it, and is logged', async () => {
    const message = 'fromDate: expected no later than toDate';
    const { call } = await loadCall(() => json({ error: true, code: 2, message }, 400));
    const reply = await call('user/userStatement', {});
    expect(reply).toEqual({ ok: false, code: 2, message });
    expect(logged.mock.calls[0]?.[0].message).toContain(message);
  });

  test('that is a GET carries its request in the address', async () => {
    localStorage.setItem('session', storedSession());
    const { call, fetch } = await loadCall(() => json({ error: false, code: 0, message: '', data: [] }));
    await call('casino/allCasinoResult', { roundId: '12.3' });
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/casino/allCasinoResult?roundId=12.3');
  });

  test('gives a refusal in the language of the page if the house sends its key and figures', async () => {
    stubBrowser({ languages: ['en', 'es'] });
    localStorage.setItem('language', 'es');
    const refusal = { key: 'stake-above-max', figures: { stakeMax: '500' } };
    const { call } = await loadCall(() =>
      json({ error: true, code: 1, message: 'Maximum bet is 500', refusal }),
    );
    expect(await call('user/userBalance', {})).toMatchObject({ message: 'La apuesta máxima es 500' });
  });

  test('gives a refusal as a value with the message of the house', async () => {
    const { call } = await loadCall(() => json({ error: true, code: 1, message: 'Wrong password' }));
    const reply = await call('user/login', { username: 'A', password: 'b' });
    expect(reply).toEqual({ ok: false, code: 1, message: 'Wrong password' });
  });

  test('without an answer says that no response was received', async () => {
    const { call } = await loadCall(() => Promise.reject(new TypeError('no network')));
    expect(await call('user/userBalance', {})).toMatchObject({
      ok: false,
      message: 'No response received from the server',
    });
  });

  test('that hangs is aborted after its time limit, and not before', async () => {
    const { call } = await loadCall(hang);
    vi.useFakeTimers();
    const settled = vi.fn();
    void call('user/userBalance', {}).then(settled);
    void call('user/logout', {}, { limitMs: 3_000 }).then(settled);
    await vi.advanceTimersByTimeAsync(2_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(17_000);
    expect(settled).toHaveBeenCalledTimes(2);
    expect(settled).toHaveBeenLastCalledWith({
      ok: false,
      code: -1,
      message: 'No response received from the server',
    });
  });

  test.each([
    ['a page of a proxy', () => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 }))],
    ['JSON that is no envelope', () => json({ hello: 'world' })],
  ])('answered by %s reports an unreadable answer, and logs it', async (_, answer) => {
    const { call } = await loadCall(answer);
    expect(await call('user/userBalance', {})).toEqual({
      ok: false,
      code: -1,
      message: "The server's answer could not be read",
    });
    expect(logged).toHaveBeenCalledTimes(1);
    expect(String(logged.mock.calls[0])).toMatch(/user\/userBalance answered (502|200)/);
  });

  test.each([
    ['HTTP 401', () => json({ error: true, code: 1, message: 'gone' }, 401)],
    ['HTTP 401 with a body that is not ours', () => Promise.resolve(new Response('<p>', { status: 401 }))],
    ['code 3', () => json({ error: true, code: 3, message: 'gone' })],
  ])('answered by %s clears both storages except what belongs to the device', async (_, answer) => {
    localStorage.setItem('session', storedSession());
    localStorage.setItem('client-wallet-balance', '10');
    localStorage.setItem('language', 'en');
    sessionStorage.setItem('startUrl', '/main/ledger');
    const { call } = await loadCall(answer);
    expect((await call('user/userBalance', {})).ok).toBe(false);
    expect(localStorage.getItem('session')).toBeNull();
    expect(localStorage.getItem('client-wallet-balance')).toBeNull();
    expect(sessionStorage.length).toBe(0);
    expect(localStorage.getItem('language')).toBe('en');
  });

  test('for a stored session that is not a client is never sent, and clears the session', async () => {
    localStorage.setItem('session', storedSession('agent'));
    const { call, fetch } = await loadCall(() => json({ error: false, code: 0, message: '' }));
    expect(await call('user/userBalance', {})).toMatchObject({ message: 'You Are Not Authorised' });
    expect(fetch).not.toHaveBeenCalled();
    expect(localStorage.getItem('session')).toBeNull();
  });

  test('that was aborted throws instead of answering', async () => {
    const abort = new AbortController();
    const { call } = await loadCall(() => Promise.reject(abort.signal.reason));
    abort.abort();
    await expect(call('user/userBalance', {}, { signal: abort.signal })).rejects.toThrow();
  });

  test('aborted while it hangs throws at once', async () => {
    const abort = new AbortController();
    const { call } = await loadCall(hang);
    vi.useFakeTimers();
    const answer = call('user/userBalance', {}, { signal: abort.signal });
    abort.abort();
    await expect(answer).rejects.toThrow('aborted');
  });

  test('aborted while its answer is being read throws too', async () => {
    const abort = new AbortController();
    const { call } = await loadCall(() => {
      abort.abort();
      return json({ error: false, code: 0, message: '', data: { coins: 1, exposure: 0 } });
    });
    await expect(call('user/userBalance', {}, { signal: abort.signal })).rejects.toThrow('aborted');
  });
});
