import type { Page } from '@playwright/test';

type Watching = { timerLabels: string[] };

/**
 * Records every label of a timer, from the next page on: polling could miss one that is shown for a second.
 */
export async function watchTimers(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const labels: string[] = [];
    Object.assign(window, { timerLabels: labels });
    new MutationObserver(() => {
      for (const timer of document.querySelectorAll('form [role=timer]')) {
        const label = timer.getAttribute('aria-label') ?? '';
        if (label !== labels.at(-1)) labels.push(label);
      }
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['aria-label'] });
  });
  return () => page.evaluate(() => (window as unknown as Watching).timerLabels);
}
