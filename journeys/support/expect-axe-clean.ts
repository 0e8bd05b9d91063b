import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Frame, type Page } from '@playwright/test';
import type axe from 'axe-core';

/** Half the size of `axe.source`; every page of every journey has to parse it. */
const axeScript = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const wcag22AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * A target half covered by the header or the bottom bar is not too small: it is whole once the page is scrolled.
 * Nothing is waited for: a target may be gone by now, or be in a frame, where there are no bars.
 */
function isUnderBar(page: Page, selector: string): Promise<boolean> {
  return page.locator(selector).evaluateAll((targets) => {
    const isBar = (element: Element | null): boolean =>
      element !== null &&
      (/fixed|sticky/.test(getComputedStyle(element).position) || isBar(element.parentElement));
    return targets.some((target) => {
      const { left, right, top, bottom } = target.getBoundingClientRect();
      const corners = [left + 2, right - 2].flatMap((x) => [top + 2, bottom - 2].map((y) => ({ x, y })));
      return corners.some(({ x, y }) => {
        const above = document.elementFromPoint(x, y);
        return !target.contains(above) && isBar(above);
      });
    });
  });
}

/** The page's axe examines a frame through an axe inside that frame, unless the page takes the frame away meanwhile. */
async function bringAxe(frame: Frame): Promise<void> {
  try {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeScript);
  } catch (error) {
    if (!frame.isDetached()) throw error;
  }
}

interface Broken {
  readonly id: string;
  readonly help: string;
  /** One selector for each element, as the frames lead to it. */
  readonly targets: readonly string[];
}

async function examine(page: Page, rules: readonly string[]): Promise<readonly Broken[]> {
  await Promise.all(page.frames().map(bringAxe));
  return page.evaluate(
    async (tags: string[]) => {
      // Only violations are reported.
      const options = { runOnly: tags, resultTypes: ['violations'] } satisfies axe.RunOptions;
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, options);
      return violations.map(({ id, help, nodes }) => ({
        id,
        help,
        targets: nodes.map(({ target }) => target.join(' ')),
      }));
    },
    [...rules],
  );
}

async function brokenRules(page: Page, rules: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const { id, help, targets } of await examine(page, rules)) {
    const broken: string[] = [];
    for (const selector of targets)
      if (id !== 'target-size' || !(await isUnderBar(page, selector))) broken.push(selector);
    if (broken.length > 0) found.push(`${id}: ${help}\n    ${broken.join('\n    ')}`);
  }
  return found;
}

/**
 * Fails with each rule broken on this page and the elements that break it. Axe reads styles first and judges them
 * later: a round that opens in between may seem to break a rule, so a finding counts only if a second run has it too.
 */
export async function expectAxeClean(page: Page, rules: readonly string[] = wcag22AA): Promise<void> {
  const found = await brokenRules(page, rules);
  expect(found.length > 0 ? await brokenRules(page, rules) : [], `accessibility of ${page.url()}`).toEqual(
    [],
  );
}

/** The rules of good practice too, such as that all of a page is in landmarks. */
export const expectAxeCleanByEveryRule = (page: Page): Promise<void> =>
  expectAxeClean(page, [...wcag22AA, 'best-practice']);
