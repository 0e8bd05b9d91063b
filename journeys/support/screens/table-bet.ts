import { expect, type Locator, type Page } from '@playwright/test';

/** How long a round may take: bets, cards one by one, the result. */
export const roundMs = 90_000;
/** An open slip closes by itself after seven seconds. */
const pressMs = 8_000;

/**
 * Bets 1,000 through the slip of a table. When a round shuts between two presses, the bet goes on the next
 * one.
 */
export async function placeTableBet(page: Page, cell: Locator): Promise<void> {
  const slip = page.getByRole('form', { name: 'Bet slip' });
  const success = page.getByRole('dialog', { name: 'Success' });
  await expect(async () => {
    await cell.click({ timeout: roundMs });
    await slip.getByRole('button', { name: '1,000', exact: true }).click({ timeout: pressMs });
    await slip.getByRole('button', { name: 'Place Bet 1,000' }).click({ timeout: pressMs });
    await expect(success).toContainText('Bet Placed Successfully');
  }).toPass();
  await success.getByRole('button', { name: 'OK', exact: true }).click();
}
