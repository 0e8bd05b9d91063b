/** Aborts after this time, or with the given signal. */
export function timeLimit(limitMs: number, signal?: AbortSignal): AbortSignal {
  const limit = AbortSignal.timeout(limitMs);
  return signal ? AbortSignal.any([signal, limit]) : limit;
}
