import { vi } from 'vitest';

/** AbortSignal.timeout by the timers a test moves; for tests. */
export function fakeTimeout(): void {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const stopping = new AbortController();
    setTimeout(() => stopping.abort(), ms);
    return stopping.signal;
  });
}
