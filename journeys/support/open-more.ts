import type { Page } from '@playwright/test';

/** On a phone what is seldom needed on the page of a match lies behind a button. */
export async function openMore(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: 'More' });
  if (await more.isVisible()) await more.click();
}
