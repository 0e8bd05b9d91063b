import { vi } from 'vitest';

/** Makes AbortSignal.timeout use the fake timers of a test. */
export function fakeTimeout(): void {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const stopping = new AbortController();
    setTimeout(() => stopping.abort(), ms);
    return stopping.signal;
  });
}
