import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const wcag22AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Fails naming each rule broken on this page, and the elements that break it. */
export async function expectAxeClean(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(wcag22AA).analyze();
  const found = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n    ${nodes.map((node) => node.target.join(' ')).join('\n    ')}`,
  );
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
}
