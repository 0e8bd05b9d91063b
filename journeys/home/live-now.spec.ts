import type { Page } from '@playwright/test';
import { expectAxeClean } from '../support/expect-axe-clean.ts';
import { expect, test } from '../support/signed-in-journey.ts';

const liveNow = (page: Page) => page.getByRole('region', { name: 'Live now' });

test('the dashboard shows the present flight, the matka that shuts next, and tables with their countdown', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/main/dashboard');
  await expect(liveNow(page).locator('a[href="/main/aviator/303031"]')).toContainText(/\d\.\d\dx/);
  await expect(
    liveNow(page).locator('a[href^="/main/matka-type/"], a[href^="/main/satta-matkas/"]'),
  ).toHaveCount(1);
  await expect(
    liveNow(page)
      .getByText(/seconds left to bet/)
      .first(),
  ).toBeAttached();
  await expectAxeClean(page);
  await liveNow(page).locator('a[href^="/main/matka-type/"], a[href^="/main/satta-matkas/"]').click();
  await expect(page).toHaveURL(/matka/);
});
