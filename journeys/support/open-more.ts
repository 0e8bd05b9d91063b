import type { Page } from '@playwright/test';

/** On a phone the less used parts of the match page are behind a button. */
export async function openMore(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: 'More' });
  if (await more.isVisible()) await more.click();
}
