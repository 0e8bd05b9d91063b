import type { Page } from '@playwright/test';

/**
 * Text that looks broken in the page's language with any typeface: joined letters with spacing, lines so low
 * that marks above and below may be cut off, names cut off at the beginning.
 */
export function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const joinedLetters = /[\u0600-\u06ff\u0900-\u097f]/;
    const readsFromLeft = /^[^\p{L}]*\p{Script=Latin}/u;
    const ownText = (element: Element) =>
      [...element.childNodes]
        .map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : ''))
        .join('');
    const isRead = (element: Element) =>
      element.checkVisibility() && !element.closest('.sr-only, .mt-unseen, .st-unseen, svg');

    function faultsOf(element: Element): string[] {
      const style = getComputedStyle(element);
      const words = element.textContent ?? '';
      const isOneLine = style.textOverflow === 'ellipsis';
      const isCutAtEnd = isOneLine || style.webkitLineClamp !== 'none';
      // NaN where it is `normal`, which is as tall as the typeface needs.
      const lineHeight = Number.parseFloat(style.lineHeight) / Number.parseFloat(style.fontSize);
      const faults = {
        'spaced letters': style.letterSpacing !== 'normal' && joinedLetters.test(ownText(element)),
        'cut in height': isOneLine && style.overflowY !== 'visible' && lineHeight < 1.5,
        'cut at its beginning': isCutAtEnd && style.direction === 'rtl' && readsFromLeft.test(words),
      };
      return Object.entries(faults)
        .filter(([, isThere]) => isThere && words.trim() !== '')
        .map(([fault]) => `${fault}: ${words.trim().slice(0, 60)}`);
    }

    return [...document.body.querySelectorAll('*')].filter(isRead).flatMap(faultsOf);
  });
}
