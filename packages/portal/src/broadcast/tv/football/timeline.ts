import { figure, html, redrawer } from '../../draw.ts';
import { eventIcon } from '../../event-icon.ts';
import type { FootballPicture } from '../../football-picture.ts';

const fullMinutes = 90;
const extraMinutes = 120;

const percent = (minute: number, minutes: number): string => `${Math.min(100, (minute / minutes) * 100)}%`;

/** The minutes so far, the first side's events above the line and the second's below. */
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
        const ticks = [0, 45, minutes].map((at) => {
          const tick = figure(at, 'tick');
          tick.style.insetInlineStart = percent(at, minutes);
          return tick;
        });
        const marks = events.map((event) => {
          const mark = html(
            'span',
            { class: 'mark', 'data-side': event.side === 0 ? 'one' : 'two' },
            eventIcon(event),
          );
          mark.style.insetInlineStart = percent(event.minute, minutes);
          return mark;
        });
        return [html('div', { class: 'line' }, played), ...ticks, ...marks];
      });
    },
  };
}
