import type { Locator, Page } from '@playwright/test';
import type { Picture } from './picture.ts';

/** Longer than any round of a table, and than nearly every flight. */
export const roundMs = 120_000;

export async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(`/main/${path}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
  await page.locator('main .skeleton-sheen').first().waitFor({ state: 'detached' });
}

export const screen = (name: string, path: string): Picture => ({
  name,
  open: (page) => openScreen(page, path),
});

/** Scrolls to the part, so that it is right under the fixed header. */
export const bringUp = (part: Locator) =>
  part.evaluate((element) => {
    const headerPx = document.querySelector('header')?.offsetHeight ?? 0;
    const top = element.getBoundingClientRect().top + window.scrollY - headerPx - 8;
    window.scrollTo({ top, behavior: 'instant' });
  });

/** Opens the first ledger entry of this name. */
export async function openLedgerOf(page: Page, name: string | RegExp): Promise<void> {
  await openScreen(page, 'ledger');
  await page.getByRole('table', { name: 'Ledger' }).getByRole('link', { name }).first().click();
  await page.waitForURL(/ledger-(casino-)?details/);
  await page
    .getByText(/You (Won|Lost)/)
    .first()
    .waitFor();
}
