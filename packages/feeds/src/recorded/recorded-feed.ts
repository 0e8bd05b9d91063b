import type { Cancel, Clock } from '@maidan/betting';
import type { RolloutCounts } from '../cricket/pricing/cricket-pricer.ts';
import type { Feed, FeedChange } from '../feed.ts';

/** A recording without a clock: given the time, it returns what has changed. */
export interface Replay {
  /** The first call returns everything up to `now`. */
  advance(now: number): readonly FeedChange[];
  /** The time of the next change; absent once it is over. */
  dueAt(): number | undefined;
}

export interface ReplaySetting {
  /** The id of the match on the board, digits only. */
  readonly matchId: string;
  /** Milliseconds since the epoch. Restarted with the same start and speed, a replay resumes where it would have been. */
  readonly startedAt: number;
  /** Recorded time per real time: 2 is twice as fast. */
  readonly speed: number;
  readonly rollouts?: RolloutCounts;
}

export type FeedOpening =
  | {
      readonly ok: true;
      readonly feed: Feed;
      readonly name: string;
      /** Matches of the same recording beside the first, whose id is that of the setting. */
      readonly others: readonly { readonly id: string; readonly name: string }[];
      /** Why each market that is not replayed is left out, naming it. */
      readonly leftOut: readonly string[];
    }
  /** Why the board cannot show it, as the end of a sentence. */
  | { readonly ok: false; readonly reason: string };

const beatMs = 100;
/** A silent feed counts as lost, so a replay without changes sends a heartbeat at least this often. */
const quietMaxMs = 2_000;

export function recordedFeed(name: string, open: () => Replay, clock: Clock): Feed {
  return {
    name,
    start(emit, onOver) {
      const replay = open();
      let cancel: Cancel = () => {};
      const beat = () => {
        const now = clock.now();
        const changes = replay.advance(now);
        const due = replay.dueAt();
        if (due !== undefined) cancel = clock.after(Math.min(quietMaxMs, Math.max(beatMs, due - now)), beat);
        emit(changes);
        if (due === undefined) onOver?.();
      };
      beat();
      return () => cancel();
    },
  };
}
