import { expectAxeClean } from '../support/expect-axe-clean.ts';
import { expect, test } from '../support/rounds-journey.ts';
import { roundIdIn } from '../support/screens/round-id.ts';
import { placeTableBet } from '../support/screens/table-bet.ts';

test('a round whose table was left is announced on whatever page the player is, with a link to its bets', {
  tag: '@phone',
}, async ({ page, rounds }) => {
  await rounds.table('teen9', 'bets');
  await page.goto('/main/teen9/3048');
  await placeTableBet(page, page.getByRole('button', { name: /^Lion Winner, 2.94$/, disabled: false }));
  const roundId = await roundIdIn(page).textContent();

  await page.goto('/main/ledger');
  await expect(page.getByRole('heading', { level: 1, name: 'Ledgers' })).toBeVisible();
  await rounds.table('teen9', 'result');
  const notice = page.getByRole('region', { name: 'Notifications' });
  await expect(notice).toContainText(`Teenpatti Test · ${roundId}`);
  // Without a single winner the stake is returned.
  await expect(notice.getByText(/^(\+1,940|-1,000|0)$/)).toBeVisible();
  await notice.getByRole('button', { name: 'Details' }).click();
  await page.waitForURL('**/main/ledger-casino-details/3048/diamondCasino/*');
  await expect(page.getByRole('row').filter({ hasText: 'Lion Winner' })).toBeVisible();

  await page.evaluate(() => history.pushState(null, '', '/main/pending-bets'));
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  const list = page.getByRole('region', { name: 'Settled lately' });
  await expect(list.getByRole('link', { name: `Teenpatti Test · ${roundId}` })).toBeVisible();
  await expectAxeClean(page);
});
