import type { Cancel, Clock } from '@maidan/betting';
import type { Feed, FeedChange } from '../feed.ts';
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
}

const usualBeatMs = 100;
/** It emits at least this often, with or without changes: silence means the feed has stopped. */
const heartbeatMs = 1000;

/** The house's own season, identified by seed, start and speed: restarted with the same three it resumes as if it had run on. */
export function simulatedSeason(setting: SimulatedSeasonSetting): SimulatedSeason {
  const { clock, beatMs = usualBeatMs } = setting;
  if (!(setting.speed > 0)) throw new RangeError(`a season cannot run at speed ${setting.speed}`);
  return {
    name: setting.name ?? 'simulated',
    start(emit) {
      const season = openSeason(setting);
      let cancel: Cancel = () => {};
      const beat = () => {
        const now = clock.now();
        const changes = season.advance(now);
        const waitMs = Math.min(heartbeatMs, season.dueAt() - now);
        cancel = clock.after(Math.max(beatMs, waitMs), beat);
        emit(changes);
      };
      beat();
      return () => cancel();
    },
    replay: (matchId) => openSeason(setting).replay(matchId, clock.now()),
  };
}
