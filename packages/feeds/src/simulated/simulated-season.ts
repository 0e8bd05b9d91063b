import type { Cancel, Clock } from '@maidan/betting';
import type { Feed, FeedChange } from '../feed.ts';
import { openSeason, type SeasonSetting } from './season/season.ts';

export interface SimulatedSeasonSetting extends SeasonSetting {
  readonly clock: Clock;
  /** Changes within one beat go out together. */
  readonly beatMs?: number;
}

export interface SimulatedSeason extends Feed {
  /** Everything about one match up to now, for a house that was away longer than matches stay listed. */
  replay(matchId: string): readonly FeedChange[];
}

const USUAL_BEAT_MS = 100;

/** The house's own season. Seed, start and speed name it: started again with the same three it goes on where it should be. */
export function simulatedSeason(setting: SimulatedSeasonSetting): SimulatedSeason {
  const { clock, beatMs = USUAL_BEAT_MS } = setting;
  if (!(setting.speed > 0)) throw new RangeError(`a season cannot run at speed ${setting.speed}`);
  return {
    name: 'simulated',
    start(emit) {
      const season = openSeason(setting);
      let cancel: Cancel = () => {};
      const beat = () => {
        const now = clock.now();
        const changes = season.advance(now);
        cancel = clock.after(Math.max(beatMs, season.dueAt() - now), beat);
        if (changes.length > 0) emit(changes);
      };
      beat();
      return () => cancel();
    },
    replay: (matchId) => openSeason(setting).replay(matchId, clock.now()),
  };
}
