import type { Locator, Page } from '@playwright/test';

export const logOutButton = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Quick links' }).getByRole('button', { name: 'LOGOUT' });

/** Confirms the dialog that LOGOUT opens. */
export async function confirmLogOut(page: Page): Promise<void> {
  await page.getByRole('dialog', { name: 'Log out?' }).getByRole('button', { name: 'LOGOUT' }).click();
}

export async function logOut(page: Page): Promise<void> {
  await logOutButton(page).click();
  await confirmLogOut(page);
}
