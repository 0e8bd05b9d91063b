import { figure, html, redrawer } from '../draw.ts';
import type { Say } from '../texts/say.ts';

export interface Chance {
  readonly name: string;
  readonly percent: number;
  readonly side: 'one' | 'draw' | 'two';
}

/** The feed's own chances, as a bar; nothing where it gives none. */
export function chancesBar(say: Say): { root: HTMLElement; draw(chances: readonly Chance[]): void } {
  const root = html('section', { class: 'chances', 'aria-label': say('chances') });
  const redraw = redrawer();
  return {
    root,
    draw(chances) {
      const isGiven = chances.some(({ percent }) => percent > 0);
      redraw(root, isGiven ? chances : [], () => {
        if (!isGiven) return [];
        const shown = chances.filter(({ percent, side }) => side !== 'draw' || percent >= 0.5);
        const names = shown.map(({ name, percent }) =>
          html('span', {}, html('bdi', { class: 'name' }, name), ' ', figure(`${Math.round(percent)}%`)),
        );
        const parts = shown.map(({ percent, side }) => {
          const part = html('i', { 'data-side': side });
          part.style.flexGrow = String(percent);
          return part;
        });
        return [
          html('div', { class: 'chance-names' }, ...names),
          html('div', { class: 'bar', 'aria-hidden': 'true' }, ...parts),
        ];
      });
    },
  };
}
