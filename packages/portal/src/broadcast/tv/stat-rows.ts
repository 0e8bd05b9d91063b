import { figure, html, redrawer } from '../draw.ts';
import type { Pair } from '../match-picture.ts';

/** Two sides compared, figure by figure. */
export function statRows(): {
  root: HTMLElement;
  draw(rows: readonly (readonly [string, Pair])[]): void;
} {
  const root = html('ul', { class: 'stats' });
  const redraw = redrawer();

  function bar([one, two]: Pair): HTMLElement {
    const parts = [html('i', { 'data-side': 'one' }), html('i', { 'data-side': 'two' })] as const;
    parts[0].style.flexGrow = String(one);
    parts[1].style.flexGrow = String(two);
    return html('div', { class: 'bar', 'aria-hidden': 'true' }, ...parts);
  }

  return {
    root,
    draw(rows) {
      redraw(root, rows, () =>
        rows.map(([name, pair]) =>
          html('li', {}, figure(pair[0]), html('span', { class: 'name' }, name), figure(pair[1]), bar(pair)),
        ),
      );
    },
  };
}
