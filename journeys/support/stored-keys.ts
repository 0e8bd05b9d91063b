import type { Page } from '@playwright/test';

/** Every key of the page's local and session storage. */
export function storedKeys(page: Page): Promise<string[]> {
  return page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort());
}
