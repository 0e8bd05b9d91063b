import type { Page } from '@playwright/test';

/** Chooses a language, from the next page on. */
export async function chooseLanguage(page: Page, language: string): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
}
