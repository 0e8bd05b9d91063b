import { expect, test } from './support/signed-in-journey.ts';
import { expectWholeDashboard } from './support/whole-dashboard.ts';

test('a page whose portal was upgraded meanwhile loads the new one by itself', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/main/dashboard');
  await expect(page.getByRole('link', { name: 'Setting', exact: true })).toBeVisible();
  // All scripts of the dashboard must be loaded before they are removed.
  await expectWholeDashboard(page);
  await page.waitForLoadState('networkidle');

  // As after an upgrade: the old scripts are gone, and the house's page names new ones.
  let isUpgraded = true;
  await page.route('**/assets/*.js', (route) =>
    isUpgraded ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  await page.route('/', (route) => {
    isUpgraded = false;
    return route.fulfill({
      contentType: 'text/html',
      body: '<script type="module" src="/assets/index-newer.js"></script>',
    });
  });
  await page.getByRole('link', { name: 'Setting', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/main/settings');
});

test('a screen that could not be loaded while the house was away is opened once it is back', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/main/dashboard');
  await expect(page.getByRole('link', { name: 'Setting', exact: true })).toBeVisible();
  await expectWholeDashboard(page);
  await page.waitForLoadState('networkidle');

  let isAway = true;
  for (const address of ['**/assets/*.js', '/'])
    await page.route(address, (route) => (isAway ? route.abort() : route.continue()));
  const request = page.waitForEvent('requestfailed', (request) => new URL(request.url()).pathname === '/');
  await page.getByRole('link', { name: 'Setting', exact: true }).click();
  await request;
  const reload = page.getByRole('alert').getByRole('button', { name: 'Reload' });
  await expect(reload).toBeVisible();
  isAway = false;
  await expect(reload).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
});
