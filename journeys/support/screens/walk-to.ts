import type { Page } from '@playwright/test';

/**
 * Opens another screen within the loaded portal, as the browser's back button does, and waits until it is
 * drawn.
 */
export async function walkTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    // Marks the parts of the old screen; a heading drawn by the shell may stay.
    for (const part of document.querySelectorAll('main > :not(h1)')) part.setAttribute('data-left', '');
    history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  await page.waitForFunction(
    () =>
      document.querySelector('main [data-left], main .skeleton-sheen') === null &&
      document.querySelectorAll('main h1').length === 1,
  );
}
