import type { Cancel, Clock } from '@maidan/betting';
import type { MatchPicture } from './match-picture.ts';
import type { Loaded } from './page/load-picture.ts';

/** What the page knows at a beat; the last picture is kept when the connection is lost. */
export interface Beat {
  readonly picture: MatchPicture | undefined;
  readonly isUnknown: boolean;
  /** Seconds since the last answer; undefined while the house answers. */
  readonly lostSeconds: number | undefined;
  /** Milliseconds since the epoch; undefined until the house has sent its time. */
  readonly houseNow: number | undefined;
}

const beatMs = 1_000;
const unknownBeats = 10;
const failingBeatsMax = 8;

interface WatchParts {
  readonly load: (tag: string | undefined) => Promise<Loaded>;
  readonly clock: Clock;
  readonly onBeat: (beat: Beat) => void;
  readonly onLost: (error: unknown) => void;
}

/** Polls once a second while visible, and backs off while the server does not answer. */
export function watchMatch(parts: WatchParts): { wake(): void; sleep(): void } {
  const { load, clock, onBeat, onLost } = parts;
  let picture: MatchPicture | undefined;
  let tag: string | undefined;
  let isUnknown = false;
  let failures = 0;
  let heardAt = clock.now();
  let houseAhead: number | undefined;
  let isAsking = false;
  let beatsToWait = 0;
  let cancel: Cancel | undefined;

  function notify(): void {
    const now = clock.now();
    onBeat({
      picture,
      isUnknown,
      lostSeconds: failures > 0 ? Math.round((now - heardAt) / 1000) : undefined,
      houseNow: houseAhead === undefined ? undefined : now + houseAhead,
    });
  }

  function hear(loaded: Loaded): void {
    heardAt = clock.now();
    failures = 0;
    isUnknown = loaded.kind === 'unknown';
    beatsToWait = isUnknown ? unknownBeats : 1;
    if (loaded.kind === 'unknown') return;
    if (Number.isFinite(loaded.houseNow)) houseAhead = loaded.houseNow - heardAt;
    if (loaded.kind === 'fresh') ({ picture, tag } = loaded);
  }

  async function ask(): Promise<void> {
    isAsking = true;
    try {
      hear(await load(tag));
    } catch (error) {
      failures += 1;
      // Reported once, not every second.
      if (failures === 1) onLost(error);
      beatsToWait = Math.min(2 ** (failures - 1), failingBeatsMax);
    }
    isAsking = false;
    notify();
  }

  function beat(): void {
    cancel = clock.after(beatMs, beat);
    beatsToWait -= 1;
    if (beatsToWait <= 0 && !isAsking) void ask();
    else notify();
  }

  function sleep(): void {
    cancel?.();
    cancel = undefined;
  }

  return {
    wake() {
      if (cancel !== undefined) return;
      beatsToWait = 0;
      beat();
    },
    sleep,
  };
}
