import { tables } from '@maidan/games/rules';
import type { Page } from '@playwright/test';
import { expectAxeClean } from '../support/expect-axe-clean.ts';
import { expect, test } from '../support/rounds-journey.ts';
import { expectNotice } from '../support/screens/notices.ts';
import { roundIdIn } from '../support/screens/round-id.ts';
import { placeTableBet } from '../support/screens/table-bet.ts';
import { walkTo } from '../support/screens/walk-to.ts';

/** The address of a table, by its code. */
function addressOf(code: string): string {
  const table = tables.find((each) => each.code === code);
  if (table === undefined) throw new Error(`no table ${code}`);
  return `/main/${table.route}/${table.eventId}`;
}

const betOnce = (page: Page): Promise<void> =>
  placeTableBet(page, page.locator('[data-option]').getByRole('button', { disabled: false }).first());

test('every table opens and takes a bet', { tag: '@phone' }, async ({ page, rounds }) => {
  await rounds.table('teen9', 'bets');
  const listed: { code: string }[] = (await (await page.request.get('/cache/tables')).json()).tables;
  expect(listed.length).toBeGreaterThanOrEqual(10);
  await page.goto('/main/casino');
  await expect(page.getByRole('heading', { level: 1, name: 'Live casino' })).toHaveCount(1);
  for (const { code } of listed) {
    await rounds.table(code, 'bets');
    await walkTo(page, addressOf(code));
    await betOnce(page);
  }
  await walkTo(page, '/main/pending-bets');
  await expect(page.getByRole('main')).toContainText('1,000');
});

test('bets are doubled, taken back and placed again in the next round, and one that is refused is named with its reason', {
  tag: '@phone',
}, async ({ page, rounds }) => {
  const key = (name: string) => page.getByRole('button', { name, exact: true });
  await rounds.table('dt20', 'bets');
  await page.goto('/main/dt20/3035');
  await betOnce(page);
  await expect(page.getByRole('button', { name: /^Dragon, 2.*\+1,000$/ })).toBeVisible();
  await key('Double').click();
  await expectNotice(page, 'Bets placed: 1');
  await expect(page.getByRole('button', { name: /^Dragon, 2.*\+2,000$/ })).toBeVisible();
  await key('Undo').click();
  await expectNotice(page, 'Bet taken back');
  await expect(page.getByRole('button', { name: /^Dragon, 2.*\+1,000$/ })).toBeVisible();
  await expect(page.getByText('99,000.00').filter({ visible: true }).first()).toBeVisible();
  await expectAxeClean(page);
  const roundId = (await roundIdIn(page).textContent()) ?? '';

  await rounds.table('dt20', 'lock');
  await expect(key('Double')).toBeDisabled();
  await rounds.table('dt20', 'bets', { after: roundId });
  await expect(roundIdIn(page)).not.toHaveText(roundId);
  await expect(key('Undo')).toBeDisabled();
  await expect(key('Rebet')).toBeEnabled();
  await key('Rebet').click();
  await expectNotice(page, 'Bets placed: 1');
  await expect(page.getByRole('button', { name: /^Dragon, 2.*\+1,000$/ })).toBeVisible();

  await page.route('**/api/casino/casinoBetPlace', (route) =>
    route.fulfill({ json: { error: true, code: 1, message: 'Dragon is suspended', data: {} } }),
  );
  await key('Double').click();
  const answered = page.getByRole('dialog', { name: 'Not every bet was placed' });
  await expect(answered).toContainText('1,000 at 2');
  await expect(answered).toContainText('Dragon is suspended');
  await expectAxeClean(page);
  await page.keyboard.press('Escape');
  await expect(answered).toHaveCount(0);

  await page.getByRole('button', { name: 'Roads and numbers' }).click();
  await expect(page.getByRole('img', { name: /^Bead road, newest first: / })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Big road, newest run first: / })).toBeVisible();
  await expect(page.getByText(/^How often each option won in the last \d+ rounds$/)).toBeVisible();
  await expectAxeClean(page);
});
