import type { Locator } from '@playwright/test';

/**
 * Figures in this part that are wrapped or do not fit their box. In a row that scrolls, the last may be cut
 * off.
 */
export function cutFigures(part: Locator): Promise<string[]> {
  return part.evaluate(async (root) => {
    // Before the brand's typeface has loaded, figures have another width.
    await document.fonts.ready;
    const isRead = (element: Element) =>
      element.checkVisibility() && !element.closest('.sr-only, .mt-unseen, .overflow-x-auto');
    const figuresIn = (node: Node): readonly Range[] =>
      [...(node.textContent ?? '').matchAll(/\d[\d,.]{2,}/g)].map(({ index, 0: { length } }) => {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + length);
        return range;
      });
    const isCut = (range: Range, holder: Element) => {
      const box = range.getBoundingClientRect();
      const { left, right } = (holder.closest('button') ?? root).getBoundingClientRect();
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      return lines.size > 1 || box.left < left - 1 || box.right > right + 1;
    };
    const cut = [...root.querySelectorAll('input')]
      .filter((input) => isRead(input) && input.scrollWidth > input.clientWidth)
      .map(({ value }) => value);
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const holder = node.parentElement;
      if (!holder || !isRead(holder)) continue;
      const found = figuresIn(node).filter((range) => isCut(range, holder));
      cut.push(...found.map(String));
    }
    return cut;
  });
}
