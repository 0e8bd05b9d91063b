import type { AccountId } from '@maidan/betting';

/** Acts that wait while their market is locked for one writer alone. */
export interface ClosingMarkets<Entry> {
  /** How many acts lock each market. Where there are none, no entry waits. */
  readonly markets: ReadonlyMap<string, number>;
  /** Carries out what locks these markets. Entries that arrive for them meanwhile wait until it ends. */
  during<Value>(ids: readonly string[], act: () => Promise<Value>): Promise<Value>;
  /** Keeps an entry whose market is being locked, or whose client has an earlier one here. False for any other. */
  keep(entry: Entry): boolean;
  size(): number;
  /** Resolves at the next release. */
  released(): Promise<void>;
}

/**
 * Batches of bets share the lock of a market, and the database lets one that comes later pass a writer that waits. While bets
 * keep coming and one batch overlaps the next, the writer would wait for ever.
 */
export function createClosingMarkets<Entry>(parts: {
  marketOf: (entry: Entry) => string | undefined;
  clientOf: (entry: Entry) => AccountId;
  onRelease: (entries: readonly Entry[]) => void;
}): ClosingMarkets<Entry> {
  const { marketOf, clientOf, onRelease } = parts;
  const closing = new Map<string, number>();
  let kept: Entry[] = [];
  let clients = new Set<AccountId>();
  let release = Promise.withResolvers<void>();

  function keep(entry: Entry): boolean {
    const market = marketOf(entry);
    const isClosing = market !== undefined && closing.has(market);
    if (!isClosing && !clients.has(clientOf(entry))) return false;
    kept.push(entry);
    clients.add(clientOf(entry));
    return true;
  }

  function end(ids: readonly string[]): void {
    for (const id of ids) {
      const left = (closing.get(id) ?? 1) - 1;
      if (left === 0) closing.delete(id);
      else closing.set(id, left);
    }
    const before = kept;
    kept = [];
    clients = new Set();
    onRelease(before.filter((entry) => !keep(entry)));
    release.resolve();
    release = Promise.withResolvers();
  }

  return {
    markets: closing,
    async during(ids, act) {
      for (const id of ids) closing.set(id, (closing.get(id) ?? 0) + 1);
      try {
        return await act();
      } finally {
        end(ids);
      }
    },
    keep,
    size: () => kept.length,
    released: () => (kept.length === 0 ? Promise.resolve() : release.promise),
  };
}
