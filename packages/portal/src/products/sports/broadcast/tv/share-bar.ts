import type { Side } from '../match-picture.ts';
import { html } from '../render.ts';

export interface Share {
  readonly side: Side | 'draw';
  readonly share: number;
}

/** A bar divided between the sides; the figures beside it have the same information. */
export function shareBar(shares: readonly Share[]): HTMLElement {
  const parts = shares.map(({ side, share }) => {
    const part = html('i', { 'data-side': side });
    part.style.flexGrow = String(share);
    return part;
  });
  return html('div', { class: 'bar', 'aria-hidden': 'true' }, ...parts);
}
