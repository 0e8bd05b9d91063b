import { figure, html, redrawer } from '../render.ts';
import type { Say } from '../texts/say.ts';
import { type Share, shareBar } from './share-bar.ts';

/** The share is in percent. */
export interface Chance extends Share {
  readonly name: string;
}

/** The chances the feed gives, as a bar; nothing if it gives none. */
export function chancesBar(say: Say): { root: HTMLElement; draw(chances: readonly Chance[]): void } {
  const root = html('section', { class: 'chances', 'aria-label': say('chances') });
  const redraw = redrawer();
  return {
    root,
    draw(chances) {
      const isGiven = chances.some(({ share }) => share > 0);
      redraw(root, isGiven ? chances : [], () => {
        if (!isGiven) return [];
        const shown = chances.filter(({ share, side }) => side !== 'draw' || share >= 0.5);
        const names = shown.map(({ name, share }) =>
          html('span', {}, html('bdi', { class: 'name' }, name), ' ', figure(`${Math.round(share)}%`)),
        );
        return [html('div', { class: 'chance-names' }, ...names), shareBar(shown)];
      });
    },
  };
}
