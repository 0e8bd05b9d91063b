import { readFile } from 'node:fs/promises';
import { giveHistory, oneProcessOnly } from './support/account-history.ts';
import { expectAxeClean } from './support/expect-axe-clean.ts';
import { withReach } from './support/live-line.ts';
import { expect, test } from './support/signed-in-journey.ts';

test('a client reads its statement, filters it and downloads it', async ({ page, client }) => {
  const history = await giveHistory(client);
  test.skip(history === undefined, oneProcessOnly);
  await page.goto('/main/statement');
  const table = page.getByRole('table', { name: 'Statement' });
  await expect(table.getByText('Credit', { exact: false }).first()).toBeVisible();
  await expect(page.getByText('10 entries')).toBeVisible();
  await expect(page.getByRole('img', { name: 'The balance went from 0.00 to 1,05,988.00' })).toBeVisible();
  await expectAxeClean(page);

  await table.getByRole('button', { name: /^Why this result: Result · Lions v Tigers: Bookmaker/ }).click();
  const story = page.getByRole('dialog', { name: 'Why this result' });
  await expect(story.getByText('Lions won by 14 runs.')).toBeVisible();
  await story.getByRole('button', { name: 'Close' }).click();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(11);
  expect(lines[1]).toMatch(/,105988\.00$/);

  await page.getByRole('radio', { name: 'Account' }).check({ force: true });
  await expect(page.getByText('1 entry')).toBeVisible();
  await page.getByRole('radio', { name: 'P&L' }).check({ force: true });
  await expect(page.getByText('9 entries')).toBeVisible();
});

test('the statement of another client is not shown, and a period without transfers says so', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/main/statement/999999');
  await expect(page.getByText('This statement is not yours')).toBeVisible();
  await page.getByRole('link', { name: 'Your statement' }).click();
  await expect(page.getByText('1 entry')).toBeVisible();

  await page.getByRole('button', { name: 'Last Month' }).click();
  await expect(page.getByText('No data available')).toBeVisible();
  await expectAxeClean(page);
  await page.getByRole('button', { name: 'Choose dates' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Choose dates' })).toBeVisible();
  await expectAxeClean(page);
});

test('what could not be loaded while the house was away is loaded once it is back', {
  tag: '@phone',
}, async ({ page }) => {
  const reach = await withReach(page);
  await page.goto('/main/statement');
  await expect(page.getByText('1 entry')).toBeVisible();
  await reach('none');
  await page.route('**/api/**', (route) => route.abort());
  await page.getByRole('button', { name: 'This Month' }).click();
  await expect(page.getByText('This could not be loaded')).toBeVisible();
  await expect(page.getByText('The server does not answer.')).toBeVisible();
  await expectAxeClean(page);
  await page.unroute('**/api/**');
  await expect(page.getByText('The server does not answer.')).toHaveCount(0);
  await reach('all');
  await expect(page.getByText('1 entry')).toBeVisible();
});
