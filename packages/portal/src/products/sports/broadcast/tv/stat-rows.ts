import type { Pair } from '../match-picture.ts';
import { figure, html, redrawer } from '../render.ts';
import { shareBar } from './share-bar.ts';

/** Rows that compare the two sides. */
export function statRows(): {
  root: HTMLElement;
  draw(rows: readonly (readonly [string, Pair])[]): void;
} {
  const root = html('ul', { class: 'stats' });
  const redraw = redrawer();
  return {
    root,
    draw(rows) {
      redraw(root, rows, () =>
        rows.map(([name, [one, two]]) =>
          html(
            'li',
            {},
            figure(one),
            html('span', { class: 'name' }, name),
            figure(two),
            shareBar([
              { side: 'one', share: one },
              { side: 'two', share: two },
            ]),
          ),
        ),
      );
    },
  };
}
