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
  vi.stubGlobal('window', { addEventListener: () => undefined, location: { hostname: 'localhost' } });
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
