import type { Cancel, Clock } from '@maidan/betting';

/** Who waits for news of a table: one request of each player at most, so that a client cannot pile them up. */
export interface TableWatch {
  /** Differs from what it was whenever the player's view does. */
  versionOf(player: string): number;
  /** The player's view has changed. */
  change(player: string): void;
  /** Until the version is another, the time is up, another request of the player comes, or `cancel` is called. */
  wait(player: string, version: number): { readonly changed: Promise<void>; readonly cancel: () => void };
  /** Has asked in the last seconds. */
  isThere(player: string): boolean;
  seen(player: string): void;
  /** Nothing more is to be said to the player. */
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
  const seenAt = new Map<string, number>();
  let last = 0;

  /** Of the time of day, so that no version of an earlier start comes again. */
  function nextVersion(): number {
    last = Math.max(clock.now(), last + 1);
    return last;
  }

  const see = (player: string) => seenAt.set(player, clock.elapsed());

  return {
    versionOf: (player) => versions.get(player) ?? 0,
    change(player) {
      versions.set(player, nextVersion());
      waiting.get(player)?.release();
    },
    wait(player, version) {
      see(player);
      waiting.get(player)?.release();
      if (version !== (versions.get(player) ?? 0)) return { changed: Promise.resolve(), cancel: () => {} };
      const { promise, resolve } = Promise.withResolvers<void>();
      let stopClock: Cancel = () => {};
      const held: Waiting = {
        release() {
          stopClock();
          if (waiting.get(player) === held) waiting.delete(player);
          see(player);
          resolve();
        },
      };
      waiting.set(player, held);
      stopClock = clock.after(waitMs, held.release);
      return { changed: promise, cancel: held.release };
    },
    isThere: (player) =>
      waiting.has(player) || clock.elapsed() - (seenAt.get(player) ?? Number.NEGATIVE_INFINITY) < thereMs,
    seen: see,
    forget(player) {
      waiting.get(player)?.release();
      versions.delete(player);
      seenAt.delete(player);
    },
    releaseAll() {
      for (const { release } of [...waiting.values()]) release();
    },
  };
}
