import { eventIcon } from '../../event-icon.ts';
import { sides } from '../../match-picture.ts';
import type { FootballPicture } from '../../pictures/football-picture.ts';
import { figure, html, redrawer } from '../../render.ts';

const halfMinutes = 45;
const fullMinutes = 90;
const extraMinutes = 120;

const percent = (minute: number, minutes: number): string => `${Math.min(100, (minute / minutes) * 100)}%`;

/** The minutes played, with the first side's events above the line and the second's below. */
export function timeline(): { root: HTMLElement; draw(play: FootballPicture): void } {
  const root = html('div', { class: 'timeline', dir: 'ltr', 'aria-hidden': 'true' });
  const redraw = redrawer();
  return {
    root,
    draw({ minute, events }) {
      redraw(root, [minute, events], () => {
        const minutes = minute > fullMinutes ? extraMinutes : fullMinutes;
        const played = html('i', { class: 'played' });
        played.style.inlineSize = percent(minute, minutes);
        const half = html('i', { class: 'half' });
        half.style.insetInlineStart = percent(halfMinutes, minutes);
        const marks = events.map((event) => {
          const mark = html('span', { class: 'mark', 'data-side': sides[event.side] }, eventIcon(event));
          mark.style.insetInlineStart = percent(event.minute, minutes);
          return mark;
        });
        const line = html('div', { class: 'line' }, played, half, ...marks);
        return [figure(0, 'tick'), line, figure(minutes, 'tick')];
      });
    },
  };
}
