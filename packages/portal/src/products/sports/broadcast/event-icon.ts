import { type FootballEvent, isGoal } from './match-picture.ts';
import { svg } from './render.ts';

/** Drawn, because not every phone has these emoji. */
export function eventIcon(event: FootballEvent): SVGElement {
  const drawing = isGoal(event)
    ? [svg('circle', { cx: 8, cy: 8, r: 7 }), svg('path', { d: 'M8 4.5l3.3 2.4-1.2 3.9H5.9L4.7 6.9z' })]
    : [svg('rect', { 'data-card': event.kind, x: 3, y: 1, width: 10, height: 14, rx: 1.5 })];
  return svg('svg', { class: 'event-icon', viewBox: '0 0 16 16', 'aria-hidden': 'true' }, ...drawing);
}
