/** Runs until it is done, the signal is given or the time is up; at the latter two its own signal tells it to stop. */
export async function withPatience<Answer>(
  patienceMs: number,
  signal: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const stopping = new AbortController();
  const stop = () => stopping.abort(signal?.reason);
  const timer = setTimeout(stop, patienceMs);
  signal?.addEventListener('abort', stop);
  if (signal?.aborted) stop();
  try {
    return await run(stopping.signal);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}
