import type { Locator } from '@playwright/test';
import { expect, test } from '../support/scripted-journey.ts';
import { scriptedMatch } from '../support/scripted-match.ts';

// A slip closes by itself after ten seconds.
test.use({ pageTime: 'held' });

test('five taps lead from the sign-in page to an accepted bet', { tag: '@phone' }, async ({
  house,
  client,
  page,
}) => {
  const match = scriptedMatch({ teams: ['Herons', 'Otters'] });
  await house.order({ kind: 'say', changes: match.opening() });
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.tap();
  };
  // The page counts as well, so that a tap the journey does not count is noticed.
  await page.addInitScript(() => {
    addEventListener('pointerdown', () => {
      sessionStorage.setItem('taps', String(Number(sessionStorage.getItem('taps')) + 1));
    });
  });

  await page.goto('/signin');
  await page.getByRole('textbox', { name: 'User Name' }).fill(client.username);
  await page.getByLabel('Password').fill(client.password);
  await tap(page.getByRole('button', { name: 'Login' }));
  await tap(page.getByRole('dialog').getByRole('button', { name: 'Close' }).last());
  const row = page.locator(`main a[href="${match.path}"]`);
  await expect(row).toContainText('Herons: back 1.85, lay 1.86');
  await tap(row.getByText('1.85', { exact: true }).first());

  const slip = page.getByRole('form', { name: 'Bet slip' });
  await expect(slip).toContainText('Lagai · Herons');
  await expect(slip.getByRole('textbox', { name: 'Amount' })).toHaveValue('');
  await tap(slip.getByRole('button', { name: '1,000', exact: true }));
  await tap(slip.getByRole('button', { name: 'Done' }));
  await expect(page.getByRole('dialog', { name: 'Success' })).toContainText('Bet Placed Successfully');
  expect(taps).toBe(5);
  expect(await page.evaluate(() => sessionStorage.getItem('taps'))).toBe('5');

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Herons v Otters' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: /Herons.*1,000.*185\.00.*Lagai/s })).toBeVisible();
  await expect(slip).toHaveCount(0);
  await house.order({ kind: 'say', changes: match.status('abandoned') });
});

test('a price that moves between the list and the slip is shown as moved', {
  tag: '@phone',
}, async ({ house, match, player: page }) => {
  await page.goto('/main/matches');
  const row = page.locator(`main a[href="${match.path}"]`);
  await expect(row).toContainText('Tigers: back 1.85, lay 1.86');
  // The match page is delayed until the price has moved.
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/api/sports/sportByMarketId', async (route) => {
    await held;
    await route.continue();
  });
  await row.getByText('1.86', { exact: true }).last().click();
  await page.waitForURL(`**${match.path}`);
  await house.order({ kind: 'say', changes: match.price('match-odds', 9_500) });
  letThrough();
  const slip = page.getByRole('form', { name: 'Bet slip' });
  await expect(slip).toContainText('Khai · Tigers');
  await expect(slip).toContainText('Price moved from 1.86 to 1.96');
});
