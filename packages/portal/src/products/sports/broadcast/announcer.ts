import type { Page } from './open-page.ts';
import { html, write } from './render.ts';
import { sumUp } from './summary.ts';
import type { Beat } from './watch-match.ts';

/**
 * The match as text for screen readers. The scoreboard announces each event; the picture in the other frame
 * stays silent, or everything would be read out twice.
 */
export function announcer(page: Page, isLoud: boolean): { root: HTMLElement; announce(beat: Beat): void } {
  const root = html('p', { class: 'unseen', ...(isLoud ? { 'aria-live': 'polite' } : {}) });
  let announced: string | undefined;

  function announceOnce(event: string, text: string): void {
    if (event === announced) return;
    announced = event;
    write(root, text);
  }

  return {
    root,
    announce({ picture, lostSeconds }) {
      if (lostSeconds !== undefined) announceOnce('lost', page.say('lost', lostSeconds));
      else if (picture !== undefined) {
        const { event, text } = sumUp(picture, page);
        announceOnce(`match ${event}`, text);
      }
    },
  };
}
