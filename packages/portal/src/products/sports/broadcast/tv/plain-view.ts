import { html } from '../render.ts';
import type { View } from './view.ts';

/** For a sport without a picture: the card over the frame shows the status. */
export function plainView(): View {
  return {
    head: html('div', { class: 'scores' }),
    picture: html('div', { class: 'ground' }),
    panel: html('div', { class: 'panel' }),
    foot: html('div', { class: 'foot' }),
    draw: () => undefined,
  };
}
