import { createStore, type Readable } from './store.ts';

/** A price not confirmed within this time may be out of date. */
const staleAfterMs = 8_000;
const tickMs = 1_000;

export type Freshness =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'fresh' }
  | { readonly kind: 'stale'; readonly ageSeconds: number };

/** Whether bets may be placed on what is shown; unlike the age, this rarely changes. */
export const isFresh = ({ kind }: Freshness): boolean => kind === 'fresh';

/** Whether the source has sent something and was then lost. */
export const isStale = ({ kind }: Freshness): boolean => kind === 'stale';

export interface FreshnessWatch extends Readable<Freshness> {
  /** The source sent something, even if only that nothing changed. */
  heard(): void;
  /** The source cannot be reached. */
  lost(): void;
  readonly sinceHeardMs: () => number;
}

const waiting: Freshness = { kind: 'waiting' };
const fresh: Freshness = { kind: 'fresh' };

export function createFreshness(now: () => number): FreshnessWatch {
  let isFollowed = false;
  const shown = createStore<Freshness>(waiting, () => {
    const timer = setInterval(update, tickMs);
    isFollowed = true;
    return () => {
      isFollowed = false;
      clearInterval(timer);
    };
  });
  let heardAt: number | undefined;
  let isReachable = true;

  function judge(): Freshness {
    if (heardAt === undefined) return waiting;
    const ageMs = now() - heardAt;
    if (isReachable && ageMs <= staleAfterMs) return fresh;
    return { kind: 'stale', ageSeconds: Math.floor(ageMs / 1000) };
  }

  function update(): void {
    const next = judge();
    if (!isSame(shown.get(), next)) shown.set(next);
  }

  return {
    heard() {
      heardAt = now();
      isReachable = true;
      update();
    },
    lost() {
      isReachable = false;
      update();
    },
    sinceHeardMs: () => (heardAt === undefined ? Number.POSITIVE_INFINITY : now() - heardAt),
    get() {
      // With nobody following, nothing else notices that time has passed.
      if (!isFollowed) update();
      return shown.get();
    },
    subscribe: shown.subscribe,
  };
}

function isSame(one: Freshness, other: Freshness): boolean {
  if (one.kind === 'stale' && other.kind === 'stale') return one.ageSeconds === other.ageSeconds;
  return one.kind === other.kind;
}
