import type { Clock } from '@maidan/betting';

/** Settings change rarely and are needed for every bet, so they are cached. What is older than this decides nothing. */
export const trustMs = 5_000;

/** Read again from this age on, so that what then waits to be decided still finds them young enough. */
export const renewMs = 4_000;

/** A cached value of the database. */
export interface TrustedValue<Value> {
  /** As last read. */
  get(): Value;
  /** Whether it was true at some moment of the last five seconds: asked when something is decided by it. */
  isTrusted(): boolean;
  /** Reads it again if it was read too long ago. */
  refresh(): Promise<void>;
  /** Called after a change by hand: a read already under way may have the old value. */
  reread(): Promise<void>;
}

export function createTrustedValue<Value>(
  clock: Clock,
  unread: Value,
  readNow: () => Promise<Value>,
): TrustedValue<Value> {
  let known = unread;
  let readAt = Number.NEGATIVE_INFINITY;
  let changes = 0;
  /** How many of the changes the last read includes. */
  let changesRead = 0;
  let reading: Promise<void> | undefined;
  const ageMs = () => clock.elapsed() - readAt;

  async function read(): Promise<void> {
    const changesBefore = changes;
    const startedAt = clock.elapsed();
    const found = await readNow();
    if (changes !== changesBefore) return read();
    known = found;
    readAt = startedAt;
    changesRead = changesBefore;
  }

  function readOnce(): Promise<void> {
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  }

  return {
    get: () => known,
    isTrusted: () => ageMs() < trustMs,
    refresh: async () => (ageMs() < renewMs ? undefined : readOnce()),
    async reread() {
      changes += 1;
      const wanted = changes;
      while (changesRead < wanted) await readOnce();
    },
  };
}
