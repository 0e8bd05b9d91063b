import { html, write } from './draw.ts';
import type { Page } from './page/open-page.ts';
import type { Beat } from './page/watch-match.ts';
import { sumUp } from './summary.ts';

/**
 * The match in words, out of sight. The scoreboard tells of each event as it comes; the picture framed beside it keeps
 * quiet, or everything would be heard twice.
 */
export function announcer(page: Page, isLoud: boolean): { root: HTMLElement; tell(beat: Beat): void } {
  const root = html('p', { class: 'unseen', ...(isLoud ? { 'aria-live': 'polite' } : {}) });
  let told: string | undefined;

  function tellOnce(event: string, text: string): void {
    if (event === told) return;
    told = event;
    write(root, text);
  }

  return {
    root,
    tell({ picture, lostSeconds }) {
      if (lostSeconds !== undefined) tellOnce('lost', page.say('lost', lostSeconds));
      else if (picture !== undefined) {
        const { event, text } = sumUp(picture, page);
        tellOnce(`match ${event}`, text);
      }
    },
  };
}
