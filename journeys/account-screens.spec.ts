import { giveHistory, oneProcessOnly } from './support/account-history.ts';
import { expectAxeClean } from './support/expect-axe-clean.ts';
import { expectNotice } from './support/screens/notices.ts';
import { expect, test } from './support/signed-in-journey.ts';

test('an open bet is listed with its status until its result', async ({ page, client }) => {
  const history = await giveHistory(client);
  test.skip(history === undefined, oneProcessOnly);
  await page.goto('/main/pending-bets');
  const bets = page.getByRole('table', { name: 'Lions v Tigers' });
  await expect(bets.getByText('10 over runs LIONS').locator('visible=true')).toBeVisible();
  await expect(bets.getByText('Run 82')).toBeVisible();
  // A no bet of 1,500 at 1.10 would lose 1,650, which is the client's whole exposure.
  await expect(bets.getByText('1,650.00').locator('visible=true')).toBeVisible();
  await expect(
    bets.getByText('A Khai or No bet holds what it would lose').locator('visible=true'),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Lions v Tigers' })).toHaveAttribute('href', /match-deatils/);
  await expectAxeClean(page);
  await page.getByRole('button', { name: /^Status of/ }).click();
  const status = page.getByRole('dialog', { name: 'Bet status' });
  await expect(status).toBeVisible();
  await expectAxeClean(page);
  await status.getByRole('button', { name: 'OK' }).click();
  await expect(status).toBeHidden();
  await page.getByRole('link', { name: 'BACK TO LEDGER' }).click();
  await expect(page).toHaveURL(/\/main\/ledger$/);
});

test('the rate difference is saved', { tag: '@phone' }, async ({ page, client }) => {
  await page.goto('/main/profile');
  await expect(
    page.getByRole('table', { name: 'Personal Information' }).getByText(client.username).first(),
  ).toBeVisible();
  await page.getByRole('radio', { name: '4' }).check({ force: true });
  await page.getByRole('button', { name: 'UPDATE' }).click();
  await expectNotice(page, 'Rate difference updated');
  await page.reload();
  await expect(page.getByRole('radio', { name: '4' })).toBeChecked();
});

test('settings are saved, survive a reload and lead to every screen the brand names', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/main/settings');
  const main = page.getByRole('main');
  const confirmation = main.getByRole('switch', { name: 'Bet confirmation' });
  await expect(confirmation).toBeChecked();
  const kept = page.waitForResponse('**/api/user/updateBetChipsModal');
  await confirmation.click();
  await kept;
  await main.getByRole('switch', { name: 'Live tables' }).click();
  await main.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await page.reload();
  await expect(confirmation).not.toBeChecked();
  await expect(main.getByRole('switch', { name: 'Live tables' })).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  const menu = page.getByRole('navigation', { name: 'Settings menu' });
  await expect(menu.getByRole('link')).toHaveText([
    'Profile',
    'Free games',
    'Rules',
    'Password',
    'Stake',
    'Exposure',
  ]);
  await menu.getByRole('link', { name: 'Stake' }).click();
  await expect(page).toHaveURL(/\/main\/edit-stakes$/);
});

test('a stake takes up to ten digits and nothing else, a small one gets a warning, and it is saved', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/main/edit-stakes');
  const first = page.getByLabel('Stake Value 1', { exact: true });
  await first.fill('1234567890');
  await first.pressSequentially('1');
  await expect(first).toHaveValue('1234567890');
  await expect(page.getByText('Please enter a valid integer value with up to 10 digits.')).toBeVisible();
  await first.fill('50');
  await expect(page.getByText('Below 100, the smallest bet on a match.')).toBeVisible();
  await first.fill('777');
  await first.pressSequentially('a');
  await expect(first).toHaveValue('777');
  await page.getByLabel('Stake Value 8').fill('');
  await page.getByRole('button', { name: 'SAVE' }).click();
  await expectNotice(page, 'Stakes saved');
  await page.reload();
  await expect(first).toHaveValue('777');
  await expect(page.getByLabel('Stake Value 8')).toHaveValue('');
});

test('the banner opens a cricket game played with the keyboard, and closes it', async ({ page }) => {
  await page.goto('/main/freegame');
  const banner = page.getByRole('button', { name: /Cricket: bat for glory/ });
  await banner.click();
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
  await expectAxeClean(page);
  // From here on time, and with it the ball, only moves when the journey advances the clock.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText(/^Chase \d+$/)).toBeVisible();
  const ballsLeft = page.getByText('Balls left').locator('..').getByRole('definition');
  await expect(ballsLeft).toHaveText('12');
  await page.keyboard.press('ArrowLeft');
  await expect(ballsLeft).toHaveText('11');
  await page.clock.runFor(2_000);
  await page.getByRole('button', { name: 'Hit right' }).dispatchEvent('pointerdown');
  await expect(ballsLeft).toHaveText('10');
  await banner.click();
  await expect(page.getByText(/^Chase \d+$/)).toBeHidden();
});

test('the rules can be read in Hindi and in English, and link back to the menu', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/main/rules');
  await page.getByRole('button', { name: 'English', exact: true }).click();
  await expect(page.locator('#section2 h2')).toBeInViewport();
  await page.getByRole('button', { name: 'Hindi', exact: true }).first().click();
  await expect(page.locator('#section1 h2')).toBeInViewport();
  await page.locator('#section1').getByRole('button', { name: 'Hindi' }).click();
  await expect(page.locator('#section1 h2')).toBeInViewport();
  await page.getByRole('link', { name: 'MAIN MENU' }).first().click();
  await expect(page).toHaveURL(/\/main\/dashboard$/);
});
