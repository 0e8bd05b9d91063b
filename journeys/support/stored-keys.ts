import type { Page } from '@playwright/test';

/** Every key the page has stored, of both kinds. */
export function storedKeys(page: Page): Promise<string[]> {
  return page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort());
}
