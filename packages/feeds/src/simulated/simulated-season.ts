import type { Cancel, Clock } from '@maidan/betting';
import type { EmitChanges, Feed, FeedChange } from '../feed.ts';
import { openSeason, type SeasonSetting } from './season/season.ts';

export interface SimulatedSeasonSetting extends SeasonSetting {
  /** The name of this feed in the house; 'simulated' by default. */
  readonly name?: string;
  readonly clock: Clock;
  /** Changes within one beat are sent together. */
  readonly beatMs?: number;
}

export interface SimulatedSeason extends Feed {
  /** All changes of one match up to now, for a house that was down longer than matches stay listed. */
  replay(matchId: string): readonly FeedChange[];
  /** Whether it sends this match, with all that is already decided in it, when it starts. */
  lists(matchId: string): boolean;
  /**
   * The same feed, which at its start sends one match at a time, each in a turn of its own, so that the house goes on answering.
   * Calls `onOpened` once all have been sent.
   */
  inTurns(onOpened: () => void): Feed;
}

const usualBeatMs = 100;
/** It emits at least this often, with or without changes: silence means the feed has stopped. */
const heartbeatMs = 1000;

/** The house's own season, identified by seed, start and speed: restarted with the same three it resumes as if it had run on. */
export function simulatedSeason(setting: SimulatedSeasonSetting): SimulatedSeason {
  const { clock, beatMs = usualBeatMs } = setting;
  if (!(setting.speed > 0)) throw new RangeError(`a season cannot run at speed ${setting.speed}`);
  const name = setting.name ?? 'simulated';
  const start = (emit: EmitChanges, onOpened?: () => void) => {
    const season = openSeason(setting);
    let cancel: Cancel = () => {};
    const beat = () => {
      const now = clock.now();
      const changes = season.advance(now);
      const waitMs = Math.min(heartbeatMs, season.dueAt() - now);
      cancel = clock.after(Math.max(beatMs, waitMs), beat);
      emit(changes);
    };
    const openNext = () => {
      const changes = season.openNext(clock.now());
      if (changes === undefined) {
        beat();
        return onOpened?.();
      }
      cancel = clock.after(0, openNext);
      // The matches sent before have not moved since: their prices are not confirmed.
      emit(changes, []);
    };
    if (onOpened === undefined) beat();
    else openNext();
    return () => cancel();
  };
  return {
    name,
    start: (emit) => start(emit),
    inTurns: (onOpened) => ({ name, start: (emit) => start(emit, onOpened) }),
    lists: (matchId) => openSeason(setting).lists(matchId, clock.now()),
    replay: (matchId) => openSeason(setting).replay(matchId, clock.now()),
  };
}
