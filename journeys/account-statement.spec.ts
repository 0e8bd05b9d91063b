import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { giveHistory, oneProcessOnly } from './support/account-history.ts';
import { expectAxeClean } from './support/expect-axe-clean.ts';
import { withReach } from './support/live-line.ts';
import { chooseLanguage } from './support/screens/choose-language.ts';
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

test.describe('on a Thursday in March', () => {
  test.use({ pageTime: 'held', pageStartsAt: Date.UTC(2026, 2, 19, 6) });

  test('a range of days is chosen with the keyboard alone', async ({ page }) => {
    await page.goto('/main/statement');
    const chosen = page.getByRole('button', { name: 'Choose dates' });
    await expect(chosen).toHaveAccessibleName('Choose dates: 19-01-2026 – 19-03-2026');
    await chosen.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Choose dates' });
    const grid = dialog.getByRole('grid');
    const day = (name: string) => grid.getByRole('button', { name, exact: true });
    await expect(day('Thursday, March 19, 2026')).toBeFocused();
    await expect(grid.getByRole('gridcell', { selected: true })).toHaveCount(19);
    const sides = await grid
      .getByRole('button')
      .evaluateAll((days) =>
        days.map((each) => each.getBoundingClientRect()).flatMap(({ width, height }) => [width, height]),
      );
    expect(sides).toHaveLength(62);
    expect(Math.min(...sides)).toBeGreaterThanOrEqual(44);

    for (const [key, name] of [
      ['PageDown', 'Tuesday, March 31, 2026'],
      ['PageUp', 'Saturday, February 28, 2026'],
      ['Shift+PageUp', 'Friday, February 28, 2025'],
      ['ArrowDown', 'Friday, March 7, 2025'],
      ['ArrowUp', 'Friday, February 28, 2025'],
      ['Shift+PageDown', 'Saturday, February 28, 2026'],
      ['ArrowRight', 'Sunday, March 1, 2026'],
      ['ArrowLeft', 'Saturday, February 28, 2026'],
      ['Home', 'Monday, February 23, 2026'],
      ['End', 'Sunday, March 1, 2026'],
      ['Home', 'Monday, February 23, 2026'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(day(name)).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(grid.getByRole('gridcell', { selected: true })).toHaveText(['23']);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Space');
    await expect(grid.getByRole('gridcell', { selected: true })).toHaveText([
      '16',
      '17',
      '18',
      '19',
      '20',
      '21',
      '22',
      '23',
    ]);
    await expectAxeClean(page);

    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: 'Apply' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(day('Monday, February 16, 2026')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(chosen).toHaveAccessibleName('Choose dates: 16-02-2026 – 23-02-2026');
  });

  test('the month buttons stop at the month of today, and keep the focus', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto('/main/statement');
    await page.getByRole('button', { name: 'Choose dates' }).click();
    const dialog = page.getByRole('dialog', { name: 'Choose dates' });
    const [previous, next] = ['Previous month', 'Next month'].map((name) =>
      dialog.getByRole('button', { name }),
    ) as [Locator, Locator];
    await previous.click();
    await expect(dialog.getByText('February 2026')).toBeVisible();
    await expect(previous).toBeFocused();
    await next.press('Enter');
    await expect(dialog.getByText('March 2026')).toBeVisible();
    await expect(next).toBeFocused();
    await expect(next).toBeDisabled();
    await next.press('Enter');
    await dialog.getByRole('button', { name: 'Monday, March 2, 2026' }).click();
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByRole('button', { name: 'Choose dates' })).toHaveAccessibleName(
      'Choose dates: 02-03-2026 – 02-03-2026',
    );
  });

  test('in Arabic the day after is to the left', { tag: '@phone' }, async ({ page }) => {
    await chooseLanguage(page, 'ar');
    await page.goto('/main/statement');
    await page.getByRole('button', { name: 'اختر التواريخ' }).click();
    const grid = page.getByRole('dialog', { name: 'اختر التواريخ' }).getByRole('grid');
    const day = (date: number) => grid.getByRole('button', { name: new RegExp(` ${date} مارس 2026$`) });
    await expect(day(19)).toBeFocused();
    for (const [key, date] of [
      ['ArrowLeft', 20],
      ['ArrowRight', 19],
      ['ArrowRight', 18],
    ] as const) {
      await page.keyboard.press(key);
      await expect(day(date)).toBeFocused();
    }
    const [earlier, later] = await Promise.all([day(18).boundingBox(), day(19).boundingBox()]);
    expect(later?.x).toBeLessThan(earlier?.x ?? 0);
    await expectAxeClean(page);
  });
});
