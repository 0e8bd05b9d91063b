import { readMark, toneOf } from './cricket-figures.ts';
import { html, redrawer } from './render.ts';
import type { Say } from './texts/say.ts';

/** Balls of the present over, oldest first; of a long over the latest. */
const ballsMax = 9;

export function overStrip(say: Say): { root: HTMLElement; draw(balls: readonly string[]): void } {
  const root = html('ol', { class: 'over', 'aria-label': say('thisOver') });
  const redraw = redrawer();
  return {
    root,
    draw(balls) {
      redraw(root, balls, () =>
        balls
          .slice(-ballsMax)
          .map((mark) =>
            html('li', { 'data-tone': toneOf(readMark(mark)), dir: 'ltr' }, mark === '0' ? '•' : mark),
          ),
      );
    },
  };
}
