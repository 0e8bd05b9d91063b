import type { Cancel, Clock } from '@maidan/betting';

/** Requests that wait for a change of a table, at most one per player, so that a client cannot pile them up. */
export interface TableWatch {
  /** Changes whenever the player's view changes. */
  versionOf(player: string): number;
  /** Call this when the player's view has changed. */
  change(player: string): void;
  /** Waits until the version differs, the time is up, the player makes another request, or `cancel` is called. */
  wait(player: string, version: number): { readonly changed: Promise<void>; readonly cancel: () => void };
  /** Whether the player has made a request in the last seconds. */
  isThere(player: string): boolean;
  seen(player: string): void;
  /** Removes everything about the player. */
  forget(player: string): void;
  releaseAll(): void;
}

const waitMs = 20_000;
const thereMs = 6_000;

interface Waiting {
  readonly release: () => void;
}

export function createTableWatch(clock: Clock): TableWatch {
  const versions = new Map<string, number>();
  const waiting = new Map<string, Waiting>();
  const recent = createRecentPlayers(clock, thereMs);
  let last = 0;

  /** Derived from the time of day, so that versions of an earlier start are not repeated. */
  function nextVersion(): number {
    last = Math.max(clock.now(), last + 1);
    return last;
  }

  return {
    versionOf: (player) => versions.get(player) ?? 0,
    change(player) {
      versions.set(player, nextVersion());
      waiting.get(player)?.release();
    },
    wait(player, version) {
      recent.see(player);
      waiting.get(player)?.release();
      if (version !== (versions.get(player) ?? 0)) return { changed: Promise.resolve(), cancel: () => {} };
      const { promise, resolve } = Promise.withResolvers<void>();
      let stopClock: Cancel = () => {};
      const held: Waiting = {
        release() {
          stopClock();
          if (waiting.get(player) === held) waiting.delete(player);
          recent.see(player);
          resolve();
        },
      };
      waiting.set(player, held);
      stopClock = clock.after(waitMs, held.release);
      return { changed: promise, cancel: held.release };
    },
    isThere: (player) => waiting.has(player) || recent.has(player),
    seen: recent.see,
    forget(player) {
      waiting.get(player)?.release();
      versions.delete(player);
      recent.forget(player);
    },
    releaseAll() {
      for (const { release } of [...waiting.values()]) release();
    },
  };
}

/** The players seen in the last while; whoever was not is no longer kept. */
export function createRecentPlayers(clock: Clock, forMs: number) {
  /** In the order in which they were last seen. */
  const seenAt = new Map<string, number>();
  const isRecent = (at: number) => clock.elapsed() - at < forMs;

  return {
    see(player: string): void {
      seenAt.delete(player);
      seenAt.set(player, clock.elapsed());
      for (const [other, at] of seenAt) {
        if (isRecent(at)) return;
        seenAt.delete(other);
      }
    },
    has(player: string): boolean {
      const at = seenAt.get(player);
      return at !== undefined && isRecent(at);
    },
    forget: (player: string): void => void seenAt.delete(player),
    kept: (): number => seenAt.size,
  };
}
