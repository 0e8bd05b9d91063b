import { giveHistory, oneProcessOnly } from './support/account-history.ts';
import { expectAxeClean } from './support/expect-axe-clean.ts';
import { chooseLanguage } from './support/screens/choose-language.ts';
import { walkTo } from './support/screens/walk-to.ts';
import { expect, test } from './support/signed-in-journey.ts';

test('a client follows a match from its ledger to the rule that settled a bet', async ({ page, client }) => {
  const history = await giveHistory(client);
  test.skip(history === undefined, oneProcessOnly);
  await page.goto('/main/ledger');
  await expect(page.getByRole('heading', { name: 'Ledgers' })).toBeVisible();
  const table = page.getByRole('table', { name: 'Ledger' });
  await expect(table.getByText('1,05,988').first()).toBeVisible();
  await expectAxeClean(page);

  await table.getByRole('link', { name: 'Lions v Tigers' }).click();
  await expect(page).toHaveURL(/\/main\/ledger-details\//);
  for (const text of [
    'You Won 5,050/- Coins.',
    'You Won 900/- Coins.',
    'You Won 38/- Coins.',
    'You Won 5,988/- Coins.',
  ]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  const rejected = page.getByRole('table', { name: 'Rejected Bets' });
  await expect(rejected.getByText('Placed after the result was known').locator('visible=true')).toBeVisible();
  await expectAxeClean(page);

  const whyOf = (table: string) =>
    page.getByRole('table', { name: table }).getByRole('button', { name: /^Why this result/ });
  const story = page.getByRole('dialog', { name: 'Why this result' });
  await whyOf('Match Bets').first().click();
  await expect(story.getByText('Tigers', { exact: true })).toBeVisible();
  await story.getByRole('button', { name: 'Close' }).click();
  await whyOf('Fancy Bets').click();
  await expect(story.getByText('Five penalty runs were awarded: 49.')).toBeVisible();
  await expect(story.getByText('Innings 1, over 6, ball 6').first()).toBeVisible();
  await expect(story.getByText('Result taken back · Result corrected')).toBeVisible();
  await expectAxeClean(page);

  await story.getByRole('link', { name: 'Read the rule' }).last().click();
  await expect(page).toHaveURL(/\/main\/rules#penalty-runs$/);
  await expect(page.locator('#penalty-runs')).toBeInViewport();
});

test('in Hindi a result is explained by its rule, beside the house’s record', { tag: '@phone' }, async ({
  page,
  client,
}) => {
  const history = await giveHistory(client);
  test.skip(history === undefined, oneProcessOnly);
  await chooseLanguage(page, 'hi');
  await page.goto(`/main/ledger-details/${history?.marketId}`);
  await page
    .getByRole('table', { name: 'फ़ैंसी के सौदे' })
    .getByRole('button', { name: /^यह परिणाम क्यों/ })
    .click();
  const story = page.getByRole('dialog', { name: 'यह परिणाम क्यों' });
  await expect(story.getByText('पेनल्टी रन सभी सेशन में गिने जाते हैं।')).toBeVisible();
  const record = story.getByText('Five penalty runs were awarded: 49.');
  await expect(record).toHaveAttribute('lang', 'en');
  await expectAxeClean(page);
});

test('a client without open bets, entries of a month or casino bets of a day sees that, and is refused a match without its bets', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/main/pending-bets');
  await expect(page.getByText('No data found')).toBeVisible();
  await walkTo(page, '/main/ledger');
  await page.getByRole('button', { name: 'Last Month' }).click();
  await expect(page.getByText('No data found')).toBeVisible();
  await expectAxeClean(page);
  await walkTo(page, '/main/ledger-details/1.999');
  await expect(page.getByText('You have no bets on this match')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();

  await walkTo(page, '/main/ledger-casino-details/3030/diamondCasino/2026-01-01');
  await expect(page.getByText('No data found')).toBeVisible();
  await walkTo(page, '/main/international-ledger-casino-details/900000/internationalCasino/2026-01-01');
  await expect(page.getByText('You Won 0/- Coins.').first()).toBeVisible();
  await page.getByRole('link', { name: 'BACK TO MAIN MENU' }).click();
  await expect(page).toHaveURL(/\/main\/dashboard$/);
});
