import { vi } from 'vitest';

/** The parts of a browser that the portal's pure modules use; for tests. */
export function stubBrowser(brand: object = {}): void {
  const page = {
    getElementById: () => ({ textContent: JSON.stringify({ apiBase: '/api', languages: ['en'], ...brand }) }),
    documentElement: { lang: '', dir: '' },
  };
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('document', page);
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  vi.stubGlobal('window', { addEventListener: () => undefined, location: { hostname: 'localhost' } });
}

/** The page's channel to its other tabs; a test sends what they say, and reads what they are sent. */
export class FakeChannel {
  static last: FakeChannel | undefined;
  readonly sent: unknown[] = [];
  onmessage: ((event: { data: unknown }) => void) | undefined;

  constructor() {
    FakeChannel.last = this;
  }

  postMessage(message: unknown): void {
    this.sent.push(message);
  }
}

function memoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}

/** Makes AbortSignal.timeout use the fake timers of a test. */
export function fakeTimeout(): void {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const stopping = new AbortController();
    setTimeout(() => stopping.abort(), ms);
    return stopping.signal;
  });
}
