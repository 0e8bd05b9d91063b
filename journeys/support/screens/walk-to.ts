import type { Page } from '@playwright/test';

/**
 * Opens another screen within the loaded portal, as the browser's back button does, and waits until it is
 * drawn. Returns the moment, on the page's clock, at which the old screen was gone.
 */
export async function walkTo(page: Page, path: string): Promise<number> {
  const leftAt = await page.evaluate(async (address) => {
    const frame = () => new Promise(requestAnimationFrame);
    // Marks the parts of the old screen; a heading drawn by the shell may stay.
    for (const part of document.querySelectorAll('main > :not(h1)')) part.setAttribute('data-left', '');
    history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    do await frame();
    while (document.querySelector('main [data-left]'));
    // The frame just begun replaces the old screen: only the next one is the new screen's own.
    await frame();
    return performance.now();
  }, path);
  await page.waitForFunction(
    () =>
      document.querySelector('main [data-left], main .skeleton-sheen') === null &&
      document.querySelectorAll('main h1').length === 1,
  );
  return leftAt;
}
