import { expect, test } from '../support/betting-journey.ts';
import { expectAxeClean } from '../support/expect-axe-clean.ts';
import { roundIdIn } from '../support/screens/round-id.ts';

/** A round takes its time: bets, cards one by one, the result. */
const roundMs = 90_000;

test.describe.configure({ timeout: 4 * roundMs });

test('a round whose table was left announces itself where the player is, and leads to its bets', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/main/teen9/3048');
  await page
    .getByRole('button', { name: /^Lion Winner, 2.94$/, disabled: false })
    .click({ timeout: roundMs });
  const slip = page.getByRole('form', { name: 'Bet slip' });
  await slip.getByRole('button', { name: '1,000', exact: true }).click();
  await slip.getByRole('button', { name: 'Place Bet 1,000' }).click();
  await expect(page.getByRole('dialog', { name: 'Success' })).toContainText('Bet Placed Successfully');
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  const roundId = await roundIdIn(page).textContent();

  await page.goto('/main/ledger');
  await expect(page.getByRole('heading', { level: 1, name: 'Ledgers' })).toBeVisible();
  const notice = page.getByRole('region', { name: 'Notifications' });
  await expect(notice).toContainText(`Teenpatti Test · ${roundId}`, { timeout: roundMs });
  await expect(notice).toContainText(/\+1,940|-1,000|0/);
  await notice.getByRole('button', { name: 'Details' }).click();
  await page.waitForURL('**/main/ledger-casino-details/3048/diamondCasino/*');
  await expect(page.getByRole('row').filter({ hasText: 'Lion Winner' })).toBeVisible();

  await page.evaluate(() => history.pushState(null, '', '/main/pending-bets'));
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  const list = page.getByRole('region', { name: 'Settled lately' });
  await expect(list.getByRole('link', { name: `Teenpatti Test · ${roundId}` })).toBeVisible();
  await expectAxeClean(page);
});
