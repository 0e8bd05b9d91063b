import { html } from '../draw.ts';
import type { View } from './view.ts';

/** Of a sport we have no picture of: the card over the frame says what there is to say. */
export function plainView(): View {
  return {
    head: html('div', { class: 'scores' }),
    picture: html('div', { class: 'ground' }),
    panel: html('div', { class: 'panel' }),
    foot: html('div', { class: 'foot' }),
    draw: () => undefined,
  };
}
