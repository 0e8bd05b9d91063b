import type { Page } from '@playwright/test';
import { expectAxeClean } from './support/expect-axe-clean.ts';
import { openMore } from './support/open-more.ts';
import { cutFigures } from './support/screens/cut-figures.ts';
import { expectNotice } from './support/screens/notices.ts';
import { moveTime } from './support/screens/page-time.ts';
import { watchTimers } from './support/screens/timer-labels.ts';
import { expect, test } from './support/scripted-journey.ts';
import { scriptedMatch } from './support/scripted-match.ts';

// A slip closes by itself after ten seconds.
test.use({ pageTime: 'held' });

const form = (page: Page) => page.getByRole('form', { name: 'Bet slip' });
const market = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const outcome = (page: Page, name: 'Success' | 'Error') => page.getByRole('dialog', { name });

async function close(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function bet(page: Page, marketName: string, cell: RegExp, amount: string): Promise<void> {
  await market(page, marketName).getByRole('button', { name: cell }).first().click();
  await form(page).getByRole('textbox', { name: 'Amount' }).fill(amount);
  await form(page).getByRole('button', { name: 'Done' }).click();
}

const coins = (page: Page) => page.getByText(/^Coins:/).first();
const exposure = (page: Page) => page.getByText(/^Exposure:/).first();

test('a bet on every kind of market is placed, listed and moves position, exposure and balance', {
  tag: '@motion',
}, async ({ house, match, player: page }) => {
  await house.order({ kind: 'say', changes: match.startIn(2) });
  await page.goto(match.path);
  const bets = [
    { name: 'Bookmaker', cell: /^Lagai Lions 90/, row: /Lions.*1,000.*90\.00.*Lagai/s },
    { name: 'Match Odds', cell: /^Khai Tigers 1\.86/, row: /Tigers.*1,000.*186\.00.*Khai/s },
    { name: 'Tied Match', cell: /^Lagai Yes 10 /, row: /Yes.*1,000.*1000\.00.*Lagai/s },
    { name: 'Toss', cell: /^Lagai Tigers 95/, row: /Tigers.*1,000.*95\.00.*Lagai/s },
    { name: 'Fancy', cell: /^No 6 OVER RUNS LIONS 45/, row: /6 OVER RUNS LIONS.*1,000.*45.*100.*No/s },
    {
      name: 'No-Commission Fancy',
      cell: /^Yes 20 OVER RUNS LIONS/,
      row: /20 OVER RUNS.*1,000.*47.*90.*Yes/s,
    },
  ];
  for (const { name, cell, row } of bets) {
    await bet(page, name, cell, '1000');
    await expect(outcome(page, 'Success')).toContainText('Bet Placed Successfully');
    await close(page);
    await expect(page.getByRole('row').filter({ hasText: row }).first()).toBeVisible();
  }
  await expect(market(page, 'Bookmaker').getByRole('listitem').filter({ hasText: 'Lions' })).toContainText(
    '900',
  );
  await expect(market(page, 'Bookmaker').getByRole('listitem').filter({ hasText: 'Tigers' })).toContainText(
    '-1,000',
  );
  await expect(market(page, 'Match Odds').getByRole('listitem').filter({ hasText: 'Tigers' })).toContainText(
    '-860',
  );
  await expect(market(page, 'Match Odds').getByRole('listitem').filter({ hasText: 'Lions' })).toContainText(
    '1,000',
  );
  // 1,000 each on bookmaker, tie, toss and both fancies, 860 on match odds.
  await expect(exposure(page)).toContainText('5,860.00');
  await expect(coins(page)).toContainText('94,140.00');

  await market(page, 'Fancy')
    .getByRole('button', { name: /^6 OVER RUNS LIONS/ })
    .click();
  await expect(market(page, 'Fancy').getByRole('list').last()).toContainText(/0–44.*1,000.*45\+.*-1,000/s);

  // The toss is settled while the match goes on: its bet, and no other, is now among the completed ones.
  await house.order({ kind: 'say', changes: match.tossResult() });
  await expect(exposure(page)).toContainText('4,860.00');
  await openMore(page);
  await page.getByRole('button', { name: 'Completed Bets' }).click();
  const completed = page.getByRole('dialog', { name: 'Completed fancy bet' });
  await expect(completed).toContainText('No completed fancy bets');
  const settled = completed.getByRole('table', { name: 'MATCH BETS' });
  await expect(settled).toContainText(/Tigers.*1,000.*Lagai/s);
  await expect(settled.locator('tbody')).toHaveCount(1);
});

test('the slip opens on amount 0 with 10 seconds, previews the position, and clears when time is up', {
  tag: '@phone',
}, async ({ match, player: page }) => {
  const labels = await watchTimers(page);
  await page.goto(match.path);
  await market(page, 'Bookmaker')
    .getByRole('button', { name: /^Lagai Lions/ })
    .click();
  await expect.poll(async () => (await labels())[0]).toBe('Seconds left: 10');
  await expect(form(page).getByRole('textbox', { name: 'Amount' })).toHaveValue('');
  await form(page).getByRole('button', { name: '2,000', exact: true }).click();
  await expect(form(page)).toContainText('If Lions wins0→1,800');
  await expect(form(page)).toContainText('If Tigers wins0→-2,000');
  await expectAxeClean(page);
  await moveTime(page, 10_000);
  await expect(form(page)).toHaveCount(0);
  await expectNotice(page, 'Time is up: the slip is closed and no bet was placed');
  await market(page, 'Bookmaker')
    .getByRole('button', { name: /^Lagai Lions/ })
    .click();
  await expect(form(page).getByRole('textbox', { name: 'Amount' })).toHaveValue('');
  await form(page).getByRole('button', { name: 'Done' }).click();
  await expect(form(page)).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectNotice(page, 'No amount was entered: the slip is closed and no bet was placed');
});

test('refused bets show the reason', { tag: '@phone' }, async ({ house, match, player: page }) => {
  await page.goto(match.path);
  const refused = [
    { amount: '50', text: 'Minimum bet is 100' },
    { amount: '500001', text: 'Maximum bet is 5,00,000' },
    { amount: '200000', text: 'This bet needs 2,00,000 coins and 1,00,000 are available' },
  ];
  for (const { amount, text } of refused) {
    await bet(page, 'Bookmaker', /^Lagai Lions/, amount);
    await expect(outcome(page, 'Error')).toContainText(text);
    await close(page);
  }
  // The amount would still be too small at another price.
  await bet(page, 'Bookmaker', /^Lagai Lions/, '50');
  await expect(outcome(page, 'Error')).toContainText('Minimum bet is 100');
  await house.order({ kind: 'say', changes: match.price('bookmaker', 7_000) });
  await expect(page.locator('[data-cell="bookmaker/1/back0"]')).toContainText('70');
  await expect(outcome(page, 'Error').getByRole('button', { name: /^Take/ })).toHaveCount(0);
  await close(page);
  await house.order({ kind: 'say', changes: match.price('bookmaker', 9_000) });
  await market(page, 'Bookmaker')
    .getByRole('button', { name: /^Lagai Lions 90/ })
    .click();
  await form(page).getByRole('button', { name: '1,000', exact: true }).click();
  await house.order({ kind: 'say', changes: match.price('bookmaker', 5_000) });
  await expect(form(page)).toContainText('Price moved from 90 to 50');
  await form(page).getByRole('button', { name: 'Done' }).click();
  await expect(outcome(page, 'Error')).toContainText('Rate changed from 90 to 50');
  await expectAxeClean(page);
  await close(page);
  await expect(coins(page)).toContainText('1,00,000.00');
});

test('a bet is refused with the reason when the run changed, or when the house or the upline shut betting', {
  tag: '@phone',
}, async ({ house, match, client, player: page }) => {
  await page.goto(match.path);
  await market(page, 'Fancy')
    .getByRole('button', { name: /^Yes 6 OVER RUNS LIONS/ })
    .click();
  await form(page).getByRole('button', { name: '1,000', exact: true }).click();
  await house.order({ kind: 'say', changes: match.line(0, { noRun: 50, yesRun: 52 }) });
  await expect(form(page)).toContainText('52');
  await form(page).getByRole('button', { name: 'Done' }).click();
  await expect(outcome(page, 'Error')).toContainText('Run changed from 47 to 52');
  await outcome(page, 'Error')
    .getByRole('button', { name: /^Take .52 \/ 90/ })
    .click();
  await expect(form(page).getByRole('textbox', { name: 'Amount' })).toHaveValue('1,000');
  await expect(form(page)).toContainText(/Place 1,000 @ .52 \/ 90/);
  await form(page).getByRole('button', { name: 'Close' }).click();

  const { username } = client;
  await house.order({ kind: 'shut-betting', username, who: 'upline' });
  await bet(page, 'Bookmaker', /^Lagai Lions/, '1000');
  await expect(outcome(page, 'Error')).toContainText('Betting is closed by your upline');
  await close(page);
  await house.order({ kind: 'shut-betting', username, who: 'client' });
  await bet(page, 'Bookmaker', /^Lagai Lions/, '1000');
  await expect(outcome(page, 'Error')).toContainText('Your Bet is Closed Please Connect With Upline');
  await close(page);
  await expect(coins(page)).toContainText('1,00,000.00');
});

test('a moved price is shown old and new and can be accepted; a suspended price cannot be bet on', {
  tag: '@phone',
}, async ({ house, match, player: page }) => {
  await page.goto(match.path);
  await market(page, 'Bookmaker')
    .getByRole('button', { name: /^Lagai Lions 90/ })
    .click();
  await form(page).getByRole('button', { name: '1,000', exact: true }).click();
  await house.order({ kind: 'say', changes: match.price('bookmaker', 5_000) });
  await form(page).getByRole('button', { name: 'Take 50' }).click();
  await expect(form(page)).toContainText('Profit500');
  await house.order({ kind: 'say', changes: match.suspend('bookmaker') });
  await expect(form(page)).toContainText('This price is suspended at the moment');
  await expect(form(page).getByRole('button', { name: 'Done' })).toBeDisabled();
  await house.order({ kind: 'say', changes: match.price('bookmaker', 5_000) });
  await form(page).getByRole('button', { name: 'Done' }).click();
  await expect(outcome(page, 'Success')).toBeVisible();
  await close(page);
  await expect(page.getByRole('row').filter({ hasText: /Lions.*50\.00/s })).toHaveCount(1);
});

test('two taps send one bet, and when the reply is lost the same bet is sent again', {
  tag: '@phone',
}, async ({ match, player: page }) => {
  const sent: string[] = [];
  await page.route('**/api/sports/oddBetPlaced', async (route) => {
    sent.push(route.request().postDataJSON().requestId);
    if (sent.length > 1) return route.continue();
    // The house accepts the bet, but its reply is lost.
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.goto(match.path);
  await market(page, 'Bookmaker')
    .getByRole('button', { name: /^Lagai Lions/ })
    .click();
  await form(page).getByRole('button', { name: '1,000', exact: true }).click();
  await form(page).getByRole('button', { name: 'Done' }).dblclick();
  await expect(outcome(page, 'Success')).toContainText('Bet Placed Successfully');
  await close(page);
  expect(new Set(sent).size).toBe(1);
  expect(sent.length).toBe(2);
  await expect(page.getByRole('row').filter({ hasText: 'Lions' })).toHaveCount(1);
  await expect(exposure(page)).toContainText('1,000.00');
});

test('the confirmation setting switches between dialog and inline confirmation, and the house stores it', async ({
  match,
  player: page,
}) => {
  await page.goto(match.path);
  const toggle = page.getByRole('switch', { name: 'Bet confirmation' });
  await expect(toggle).toBeChecked();
  const saved = page.waitForResponse('**/api/user/updateBetChipsModal');
  await toggle.click();
  expect((await (await saved).json()).data).toEqual({ betChipsModal: false });
  await page.reload();
  await expect(toggle).not.toBeChecked();

  await market(page, 'Bookmaker')
    .getByRole('button', { name: /^Lagai Lions/ })
    .click();
  await expect(form(page)).toBeInViewport();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // Axe would report a price half covered by the header as a target that is too small.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAxeClean(page);
  await form(page).getByRole('button', { name: '1,000', exact: true }).click();
  await form(page).getByRole('button', { name: 'Done' }).click();
  const toast = page.getByRole('status').filter({ hasText: 'Bet Placed Successfully' });
  await expect(toast).toContainText(/Lagai 90 · Lions.*Stake1,000.*Can win900/s);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(market(page, 'Bookmaker').getByRole('button', { name: /^Lagai Lions/ })).toBeFocused();
  await expectAxeClean(page);
  await moveTime(page, 4_000);
  await expect(toast).toHaveCount(0);
});

test('a bet can be placed with the keyboard alone', async ({ match, player: page }) => {
  await page.goto(match.path);
  const cell = market(page, 'Bookmaker').getByRole('button', { name: /^Khai Tigers/ });
  await cell.focus();
  await page.keyboard.press('Enter');
  await expect(form(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form(page)).toHaveCount(0);
  await expect(cell).toBeFocused();

  await page.keyboard.press('Enter');
  await form(page).getByRole('textbox', { name: 'Amount' }).focus();
  await page.keyboard.type('12ab5');
  await expect(form(page).getByRole('textbox', { name: 'Amount' })).toHaveValue('125');
  // A stake is whole coins: a decimal sign, which is a comma on many keyboards, is ignored like a letter.
  await page.keyboard.type('.,');
  await expect(form(page).getByRole('textbox', { name: 'Amount' })).toHaveValue('125');
  await page.keyboard.press('Enter');
  await expect(outcome(page, 'Success')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cell).toBeFocused();
});

test('the link to the stakes opens the stakes screen', { tag: '@phone' }, async ({ match, player: page }) => {
  await page.goto(match.path);
  const link = page.getByRole('link', { name: 'Edit stakes' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (!(await link.isVisible())) await page.getByRole('button', { name: 'More' }).click();
  await link.click();
  await expect(page).toHaveURL(/\/main\/edit-stakes$/);
});

test('an inline slip opens under the tapped row, and the page does not scroll away', {
  tag: '@phone',
}, async ({ house, player: page }) => {
  const fancyNames = Array.from({ length: 40 }, (_, place) => `${place + 1} OVER RUNS LIONS`);
  const long = scriptedMatch({ fancyNames });
  await house.order({ kind: 'say', changes: long.opening() });
  await page.goto(long.path);
  await page.getByRole('switch', { name: 'Bet confirmation' }).click();
  const cell = market(page, 'Bookmaker').getByRole('button', { name: /^Lagai Lions/ });
  await cell.evaluate((price) => price.scrollIntoView({ block: 'center' }));
  const before = await page.evaluate(() => scrollY);
  await cell.click();
  await expect(form(page)).toBeInViewport({ ratio: 1 });
  await expect(cell).toBeInViewport({ ratio: 1 });
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(400);
  // The slip's buttons cover none of its content.
  const [preview, done] = await Promise.all([
    form(page).getByText('If Tigers wins').boundingBox(),
    form(page).getByRole('button', { name: 'Done' }).boundingBox(),
  ]);
  expect(preview && done && preview.y + preview.height <= done.y).toBe(true);
  await form(page).getByRole('button', { name: 'Close' }).click();
  await expect(cell).toBeInViewport({ ratio: 1 });
  await house.order({ kind: 'say', changes: long.status('abandoned') });
});

test('the slip names match, market and runner, checks the amount while it is typed, and fills in the maximum', async ({
  match,
  player: page,
}) => {
  await page.goto(match.path);
  await market(page, 'Fancy')
    .getByRole('button', { name: /^Yes 6 OVER RUNS LIONS/ })
    .click();
  await expect(form(page)).toContainText('Yes · 6 OVER RUNS LIONS');
  await expect(form(page)).toContainText('Lions v Tigers · Fancy');
  const amount = form(page).getByRole('textbox', { name: 'Amount' });
  await amount.fill('50');
  await expect(form(page)).toContainText('Minimum bet is 100');
  await amount.fill('100001');
  await expect(amount).toHaveValue('1,00,001');
  await expect(form(page)).toContainText('Maximum bet is 1,00,000');
  await expect(form(page).getByRole('button', { name: '2,50,000' })).toBeDisabled();
  await form(page).getByRole('button', { name: 'Max' }).click();
  await expect(amount).toHaveValue('1,00,000');
  await expect(form(page).getByRole('button', { name: 'Done' })).toContainText(/Place 1,00,000 @ .47 \/ 90/);
  await expect(form(page)).toContainText('If 47 runs or more');
  await form(page).getByRole('button', { name: 'Clear' }).click();
  await expect(amount).toHaveValue('');
  await form(page).getByRole('button', { name: 'Max' }).click();
  await expect(amount).toHaveValue('1,00,000');
  await expectAxeClean(page);
});

test('typing keeps the slip open, and tapping another price behind it replaces the bet', async ({
  match,
  player: page,
}) => {
  const labels = await watchTimers(page);
  await page.goto(match.path);
  const cell = market(page, 'Bookmaker').getByRole('button', { name: /^Lagai Lions/ });
  await cell.evaluate((price) => price.scrollIntoView({ block: 'start' }));
  await cell.click();
  await expect(form(page)).toBeVisible();
  await moveTime(page, 5_000);
  await expect.poll(async () => (await labels()).at(-1)).toBe('Seconds left: 5');
  const before = (await labels()).length;
  await form(page).getByRole('textbox', { name: 'Amount' }).fill('700');
  await expect.poll(async () => (await labels()).slice(before)).toContain('Seconds left: 10');
  const behind = await page.locator('[data-cell]').evaluateAll((cells) => {
    const sheet = document.querySelector('form')?.getBoundingClientRect();
    const isFree = ({ top, bottom, right }: DOMRect) =>
      top > 155 &&
      sheet !== undefined &&
      (bottom < sheet.top - 10 || right < sheet.left) &&
      bottom < innerHeight;
    const cell = cells.find(
      (price) => isFree(price.getBoundingClientRect()) && price.ariaDisabled === 'false',
    );
    if (!cell) return undefined;
    const { x, y, width, height } = cell.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2, key: cell.getAttribute('data-cell') };
  });
  if (!behind) throw new Error('No price is to be seen behind the slip.');
  await page.mouse.click(behind.x, behind.y);
  await expect(page.locator(`[data-cell="${behind.key}"]`)).toHaveAttribute('aria-pressed', 'true');
  await expect(form(page).getByRole('textbox', { name: 'Amount' })).toHaveValue('');
});

test('no figure on the slip is cut off or wrapped, however large the stakes', async ({
  match,
  player: page,
}) => {
  const stakes = [100, 20_000, 250_000, 1_000_000, 50_000_000, 100_000_000, 9_876_543_210, 9_999_999_999];
  await page.addInitScript(
    (chips) => localStorage.setItem('betChipsData', JSON.stringify(chips)),
    Object.fromEntries(stakes.map((stake, index) => [index + 1, stake])),
  );
  await page.goto(match.path);
  await market(page, 'Match Odds')
    .getByRole('button', { name: /^Khai Tigers 1\.86/ })
    .click();
  for (const amount of ['1,00,000', '1,00,00,000', '9,99,99,99,999']) {
    const field = form(page).getByRole('textbox', { name: 'Amount' });
    await field.fill(amount);
    await expect(field).toHaveValue(amount);
    expect(await cutFigures(form(page))).toEqual([]);
  }
});
