import type { Page } from '@playwright/test';
import type { NewClient } from './create-client.ts';
import { signIn } from './sign-in.ts';

/** Signs in, puts the rules aside and opens a screen. */
export async function openScreen(page: Page, client: NewClient, path: string): Promise<void> {
  await signIn(page, client);
  const popup = page.getByRole('dialog');
  await popup.waitFor();
  await page.keyboard.press('Escape');
  await popup.waitFor({ state: 'hidden' });
  await page.goto(`/main/${path}`);
}
