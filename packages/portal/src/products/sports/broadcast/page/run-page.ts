import { reportFault } from '@maidan/client/page.ts';
import { browserClock } from './browser-clock.ts';
import { loadPicture } from './load-picture.ts';
import type { Page } from './open-page.ts';
import { type Beat, watchMatch } from './watch-match.ts';

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
