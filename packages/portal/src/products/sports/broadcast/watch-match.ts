import type { Cancel, Clock } from '@maidan/betting';
import { reportFault } from '@maidan/client/page.ts';
import type { MatchPicture } from './match-picture.ts';
import type { Page } from './open-page.ts';

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

export type Loaded =
  | {
      readonly kind: 'fresh';
      readonly picture: MatchPicture;
      readonly tag: string;
      readonly houseNow: number;
    }
  | { readonly kind: 'same'; readonly houseNow: number }
  | { readonly kind: 'unknown' };

const limitMs = 5_000;

/** Loads the picture of a match, unless it is unchanged since the tag. */
export async function loadPicture(eventId: string, tag: string | undefined): Promise<Loaded> {
  const response = await fetch(`/cache/score/${encodeURIComponent(eventId)}`, {
    headers: tag === undefined ? {} : { 'if-none-match': tag },
    signal: AbortSignal.timeout(limitMs),
  });
  if (response.status === 404) return { kind: 'unknown' };
  // The house's clock, so that a countdown does not depend on the phone's clock.
  const houseNow = Date.parse(response.headers.get('date') ?? '');
  if (response.status === 304) return { kind: 'same', houseNow };
  if (!response.ok) throw new Error(`The picture of the match was refused with ${response.status}`);
  const picture: MatchPicture = await response.json();
  return { kind: 'fresh', picture, tag: response.headers.get('etag') ?? '', houseNow };
}

/** Only for measuring intervals: the time of day comes from the server (watch-match). */
export const browserClock: Clock = {
  now: () => performance.now(),
  elapsed: () => performance.now(),
  after: (delayMs, act) => {
    const timer = setTimeout(act, delayMs);
    return () => clearTimeout(timer);
  },
};

/** Follows the match while the page is visible. */
export function runPage({ eventId }: Page, onBeat: (beat: Beat) => void): void {
  const watch = watchMatch({
    load: (tag) => loadPicture(eventId, tag),
    clock: browserClock,
    onBeat,
    onLost: reportFault,
  });
  const followSight = () => (document.hidden ? watch.sleep() : watch.wake());
  document.addEventListener('visibilitychange', followSight);
  followSight();
}
