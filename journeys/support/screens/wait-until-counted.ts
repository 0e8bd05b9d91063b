import type { Locator } from '@playwright/test';

/** A sum that counts up is hidden from screen readers, which are given the whole sum beside it. */
export async function waitUntilCounted(part: Locator): Promise<void> {
  await part.locator('[aria-hidden=true]', { hasText: /^You Won/ }).evaluateAll(async (sums) => {
    const isCounting = (sum: Element) => sum.textContent !== sum.previousElementSibling?.textContent;
    while (sums.some(isCounting)) await new Promise(requestAnimationFrame);
  });
}
