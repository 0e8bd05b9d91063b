import { join } from 'node:path';
import { expect, type Page, type TestInfo } from '@playwright/test';
import { expectAxeClean } from './support/expect-axe-clean.ts';
import { projectRoot } from './support/house.ts';
import { test } from './support/journey.ts';

const built = join(projectRoot, 'packages', 'ui', 'gallery', 'dist');
const address = 'http://gallery.localhost';

/** No server has the gallery: its files are handed to the browser as they were built. */
async function openGallery(page: Page, search = ''): Promise<void> {
  await page.route(`${address}/**`, (route) =>
    route.fulfill({ path: join(built, new URL(route.request().url()).pathname) }),
  );
  await page.goto(`${address}/gallery.html${search}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Controls' })).toBeVisible();
}

async function attachPicture(page: Page, testInfo: TestInfo, name: string, fullPage = false): Promise<void> {
  const body = await page.screenshot({ fullPage, animations: 'disabled' });
  await testInfo.attach(name, { body, contentType: 'image/png' });
}

const isCutOff = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

for (const theme of ['light', 'dark'])
  for (const direction of ['ltr', 'rtl'])
    test(`every control can be used and read, ${theme} and ${direction}`, async ({ page }, testInfo) => {
      await openGallery(page, `?theme=${theme}&dir=${direction}`);
      await expectAxeClean(page);
      expect(await isCutOff(page)).toBe(false);
      await attachPicture(page, testInfo, `controls ${theme} ${direction}`, true);
      await page.getByRole('button', { name: 'primary' }).first().hover();
      await page.getByRole('textbox', { name: 'Username' }).focus();
      await attachPicture(page, testInfo, `hover and focus ${theme} ${direction}`);
    });

const dialogs = [
  ...['Open form', 'Open long', 'Open success', 'Open error', 'Open sheet', 'Choose dates'],
  ...['Show sheet', 'Show outcome', 'Show unanswered'],
];

test('every dialog is named, and closes on Escape', async ({ page }, testInfo) => {
  await openGallery(page);
  for (const name of dialogs) {
    const opener = page.getByRole('button', { name }).first();
    await opener.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toHaveAccessibleName(/\S/);
    await expectAxeClean(page);
    await attachPicture(page, testInfo, name);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
});

test('a slip over the page and the toasts leave the page usable', async ({ page }, testInfo) => {
  await openGallery(page);
  await page.getByRole('button', { name: 'Show dock' }).click();
  await expectAxeClean(page);
  await attachPicture(page, testInfo, 'Show dock');
  await page.getByRole('button', { name: 'Close the dock' }).click();
  await page.getByRole('button', { name: 'Show refused' }).click();
  await page.getByRole('button', { name: 'Info' }).click();
  await expectAxeClean(page);
  await attachPicture(page, testInfo, 'toasts');
});
