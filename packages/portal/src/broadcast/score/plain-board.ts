import { html } from '../draw.ts';
import type { Board } from './board.ts';

/** Of a sport whose score we do not know. */
export function plainBoard(): Board {
  return { root: html('div', { class: 'board' }, html('p')), draw: () => undefined };
}
