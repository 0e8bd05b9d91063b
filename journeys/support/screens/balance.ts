import type { Locator, Page } from '@playwright/test';

/** Coins and exposure in the header of the portal. */
export const balanceIn = (page: Page): Locator =>
  page.getByRole('banner').locator('a[href="/main/pending-bets"]');
