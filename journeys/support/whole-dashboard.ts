import { expect, type Page } from '@playwright/test';

/** Waits for the parts that load late: five games and the link to all of them, matches, and the open bets. */
export async function expectWholeDashboard(page: Page): Promise<void> {
  await expect(page.getByRole('link', { name: 'Inplay' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Live now' }).getByRole('link')).toHaveCount(6);
  await expect(page.getByRole('region', { name: 'My open bets' })).toContainText('No open bets');
  await expect(page.getByRole('region', { name: 'In play' }).getByRole('link').nth(1)).toBeVisible();
}
