import type { Page } from '@playwright/test';
import type { NewClient } from './create-client.ts';

/** Fills in the sign-in page, in any language, and waits until the browser has left it. */
export async function signIn(page: Page, { username, password }: NewClient): Promise<void> {
  await page.goto('/signin');
  await page.locator('input[name="username"]').fill(username);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('button[type="submit"]').click();
  await page.waitForURL((url) => url.pathname.startsWith('/main/'));
}
