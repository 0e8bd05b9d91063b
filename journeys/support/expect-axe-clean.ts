import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const wcag22AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** A target half under the header or the bottom bar is whole again once the page is scrolled. */
function isUnderBar(page: Page, selector: string): Promise<boolean> {
  return page.locator(selector).evaluate((target) => {
    const isBar = (element: Element | null): boolean =>
      element !== null &&
      (/fixed|sticky/.test(getComputedStyle(element).position) || isBar(element.parentElement));
    const { left, right, top, bottom } = target.getBoundingClientRect();
    const corners = [left + 2, right - 2].flatMap((x) => [top + 2, bottom - 2].map((y) => ({ x, y })));
    return corners.some(({ x, y }) => {
      const above = document.elementFromPoint(x, y);
      return !target.contains(above) && isBar(above);
    });
  });
}

/** Fails naming each rule broken on this page, and the elements that break it. */
export async function expectAxeClean(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // Only violations are reported.
    .options({ resultTypes: ['violations'] })
    .withTags(wcag22AA)
    // Without a second page to gather in: every frame here is of our own origin, and it takes a third less.
    .setLegacyMode()
    .analyze();
  const found: string[] = [];
  for (const { id, help, nodes } of violations) {
    const targets: string[] = [];
    for (const { target } of nodes) {
      const selector = target.join(' ');
      if (id !== 'target-size' || !(await isUnderBar(page, selector))) targets.push(selector);
    }
    if (targets.length > 0) found.push(`${id}: ${help}\n    ${targets.join('\n    ')}`);
  }
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
}
