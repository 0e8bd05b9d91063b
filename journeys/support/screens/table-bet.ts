import { expect, type Locator, type Page } from '@playwright/test';

/** Bets 1,000 through the slip of a table that takes bets. */
export async function placeTableBet(page: Page, cell: Locator): Promise<void> {
  const slip = page.getByRole('form', { name: 'Bet slip' });
  const success = page.getByRole('dialog', { name: 'Success' });
  await cell.click();
  await slip.getByRole('button', { name: '1,000', exact: true }).click();
  await slip.getByRole('button', { name: 'Place Bet 1,000' }).click();
  await expect(success).toContainText('Bet Placed Successfully');
  await success.getByRole('button', { name: 'OK', exact: true }).click();
}
