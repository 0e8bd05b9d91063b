import { html } from '../render.ts';
import type { Board } from './board.ts';

/** For a sport without a score. */
export function plainBoard(): Board {
  return { root: html('div', { class: 'board' }, html('p')), draw: () => undefined };
}
