import type { AccountId, Clock } from '@maidan/betting';

/** Bets of clients whose wallets another transaction has locked, retried until the lock is gone. */
export interface LockedOut<Entry> {
  add(entries: readonly Entry[]): void;
  hasClient(client: AccountId): boolean;
  size(): number;
  /** Resolves at the next retry. */
  retried(): Promise<void>;
}

/** Short compared with placing a bet; a settlement holds a wallet for some milliseconds. */
const retryMs = 5;
/** Bets on a wallet locked for longer are refused as busy. */
const waitMsMost = 5_000;

export function createLockedOut<Entry extends object>(parts: {
  clock: Clock;
  clientOf: (entry: Entry) => AccountId;
  onRetry: (entries: readonly Entry[]) => void;
  onTooLong: (entry: Entry) => void;
}): LockedOut<Entry> {
  const { clock, clientOf, onRetry, onTooLong } = parts;
  let entries: Entry[] = [];
  /** When each was first locked out; kept during retries. */
  const since = new WeakMap<Entry, number>();
  let isWaiting = false;
  let tried = Promise.withResolvers<void>();

  function retry(): void {
    isWaiting = false;
    const now = clock.elapsed();
    const due = entries;
    entries = [];
    const isLate = (entry: Entry) => now - (since.get(entry) ?? now) > waitMsMost;
    for (const entry of due.filter(isLate)) onTooLong(entry);
    const again = due.filter((entry) => !isLate(entry));
    if (again.length > 0) onRetry(again);
    tried.resolve();
    tried = Promise.withResolvers();
  }

  return {
    add(added) {
      const now = clock.elapsed();
      for (const entry of added) if (!since.has(entry)) since.set(entry, now);
      entries.push(...added);
      // A real timer, not the clock passed in: it waits for another transaction, which a test's clock cannot advance.
      if (!isWaiting) setTimeout(retry, retryMs);
      isWaiting = true;
    },
    hasClient: (client) => entries.some((entry) => clientOf(entry) === client),
    size: () => entries.length,
    retried: () => (entries.length === 0 ? Promise.resolve() : tried.promise),
  };
}
