import type { Locator, Page } from '@playwright/test';
import { callHouse } from '../support/call-house.ts';
import { expectAxeClean } from '../support/expect-axe-clean.ts';
import { isPhone } from '../support/screens/is-phone.ts';
import { watchLayoutShift } from '../support/screens/layout-shift.ts';
import type { ScriptedHouse } from '../support/scripted-house.ts';
import { expect, test } from '../support/scripted-journey.ts';
import { type ScriptedMatch, scriptedMatch } from '../support/scripted-match.ts';

const hourMs = 3_600_000;
const inPlay = (page: Page) => page.getByRole('main').getByRole('region', { name: 'In play' });
const openBets = (page: Page) => page.getByRole('region', { name: 'My open bets' });

async function placeBet(page: Page, house: ScriptedHouse, match: ScriptedMatch): Promise<void> {
  const { token } = JSON.parse((await page.evaluate(() => localStorage.getItem('session'))) ?? '{}');
  const { eventId, marketId } = match;
  const bet = {
    odds: 0.9,
    amount: 1000,
    selectionId: '1',
    marketId,
    eventId,
    oddsType: 'bookmaker',
    type: 'L',
  };
  const reply = await callHouse(house, 'sports/oddBetPlaced', bet, { token });
  expect(reply.error, reply.message).toBe(false);
}

test('the dashboard begins with the matches in play and the open bets, each linked to its page', {
  tag: '@motion',
}, async ({ house, match, player: page }) => {
  const expectStill = await watchLayoutShift(page);
  await page.goto('/main/dashboard');
  const row = inPlay(page).locator(`a[href="${match.path}"]`);
  await expect(row).toContainText('Lions: back 1.85, lay 1.86');
  await house.order({ kind: 'say', changes: match.price('match-odds', 12_000) });
  await expect(row).toContainText('Lions: back 2.2, lay 2.21');
  await expect(openBets(page)).toContainText('No open bets');

  await placeBet(page, house, match);
  const bet = openBets(page).locator(`a[href="${match.path}"]`);
  await expect(bet).toContainText('Lagai 90.00 · Lions v Tigers');
  await expect(bet).toContainText('+900');
  if (isPhone()) {
    const bar = page.getByRole('navigation', { name: 'Bottom bar' });
    await expect(bar.getByRole('link', { name: 'My bets' })).toContainText('1 open');
  }
  await expectAxeClean(page);
  await expectStill();
  await bet.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lions v Tigers' })).toBeVisible();
});

test('an open bet of crores leaves room for the name of its market', async ({
  house,
  match,
  player: page,
}) => {
  await page.route('**/api/sports/betsList', async (route) => {
    const response = await route.fetch();
    const reply = await response.json();
    for (const bet of reply.data.oddsBetsData)
      Object.assign(bet, { amount: 999_999_999, profit: 999_999_999 });
    await route.fulfill({ response, json: reply });
  });
  await page.goto('/main/dashboard');
  await placeBet(page, house, match);
  const bet = openBets(page).locator(`a[href="${match.path}"]`);
  await expect(bet).toContainText('+99,99,99,999');
  const cut = await bet
    .locator('.truncate')
    .evaluateAll((lines) => lines.filter((line) => line.scrollWidth > line.clientWidth).length);
  expect(cut).toBe(0);
});

for (const [words, address] of [
  ['the list', '/main/matches'],
  ['the dashboard', '/main/dashboard'],
] as const) {
  test(`on a device that goes offline ${words} says at once that its prices may be old, until it is back`, {
    tag: '@phone',
  }, async ({ match, player: page, context }) => {
    await page.clock.install();
    await page.goto(address);
    await expect(page.getByRole('main').locator(`a[href="${match.path}"]`).first()).toContainText('1.85');
    // From here on no request for the list is answered or fails, and no timer runs: only the device itself can say it.
    await page.route('**/api/sports/matchList', () => undefined);
    await page.clock.pauseAt(Date.now() + 60_000);
    await context.setOffline(true);
    await expect(page.getByText('Prices may be out of date')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Prices may be out of date')).toHaveCount(0);
  });

  test(`without a live connection ${words} keeps its matches and says that their prices may be old`, {
    tag: '@phone',
  }, async ({ match, player: page }) => {
    await page.goto(address);
    const row = page.getByRole('main').locator(`a[href="${match.path}"]`).first();
    await expect(row).toContainText('1.85');
    await page.route('**/api/sports/matchList', (route) => route.abort());
    await expect(page.getByText('Prices may be out of date')).toBeVisible();
    await expect(row).toBeVisible();
  });
}

/** Counts the rows seen whole, from the header down to the bottom bar or the window's edge. */
async function rowsInSight(page: Page, rows: Locator): Promise<number> {
  const { height = 0 } = page.viewportSize() ?? {};
  const bar = isPhone() ? await page.getByRole('navigation', { name: 'Bottom bar' }).boundingBox() : null;
  const edge = bar?.y ?? height;
  const boxes = await Promise.all((await rows.all()).map((row) => row.boundingBox()));
  return boxes.filter((box) => box && box.y >= 0 && box.y + box.height <= edge).length;
}

test('seven matches fit on a phone and twelve on a desktop, and none moves while they load', async ({
  house,
  match,
  player: page,
}) => {
  const others = Array.from({ length: 14 }, (_, at) =>
    scriptedMatch({
      teams: [`Thiruvananthapuram Thunderbirds ${at}`, `Visakhapatnam Voyagers ${at}`],
      ...(at < 5 ? {} : { status: 'upcoming', startsAt: Date.now() + (at + 1) * hourMs }),
    }),
  );
  await house.order({ kind: 'say', changes: others.flatMap((other) => other.opening()) });
  const expectStill = await watchLayoutShift(page);
  await page.goto('/main/matches');
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(15);
  await expect(page.locator(`a[href="${match.path}"]`)).toContainText('back 1.85');
  expect(await rowsInSight(page, rows)).toBeGreaterThanOrEqual(isPhone() ? 7 : 12);
  await expectStill();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  await house.order({ kind: 'say', changes: others.flatMap((other) => other.status('abandoned')) });
});

test('a match that takes bets before its start is opened from the alert and from All matches', {
  tag: '@phone',
}, async ({ house, player: page }) => {
  const early = scriptedMatch({
    teams: ['Falcons', 'Hawks'],
    status: 'upcoming',
    startsAt: Date.now() + 3 * hourMs,
  });
  await house.order({ kind: 'say', changes: early.opening() });
  await page.goto('/main/matches');
  await page.getByRole('main').getByRole('button', { name: 'Falcons v Hawks' }).click();
  const alert = page.getByRole('dialog', { name: 'MATCH WILL BE STARTED SOON' });
  await expect(alert).toContainText(/The toss can be bet on until \d\d:\d\d\./);
  await expectAxeClean(page);
  await alert.getByRole('link', { name: 'Open its markets' }).click();
  await expect(page).toHaveURL(early.path);
  await expect(page.getByRole('heading', { level: 1, name: 'Falcons v Hawks' })).toBeVisible();

  await page.goto('/main/matches');
  await page.getByRole('button', { name: 'All matches' }).click();
  await page.getByRole('dialog').locator(`a[href="${early.path}"]`).click();
  await expect(page).toHaveURL(early.path);
  await house.order({ kind: 'say', changes: early.status('abandoned') });
});

test('a match without an open market says when it opens, and its alert has no link', {
  tag: '@phone',
}, async ({ house, player: page }) => {
  const shut = scriptedMatch({
    teams: ['Owls', 'Crows'],
    status: 'upcoming',
    startsAt: Date.now() + 3 * hourMs,
  });
  const [announced] = shut.opening();
  await house.order({ kind: 'say', changes: announced ? [announced] : [] });
  await page.goto('/main/matches');
  const row = page.getByRole('main').getByRole('button', { name: 'Owls v Crows' });
  await expect(row).toContainText(/Opens (Tomorrow )?\d\d:\d\d/);
  await row.click();
  await expect(page.getByRole('dialog', { name: 'MATCH WILL BE STARTED SOON' })).toContainText(/Opens /);
  await expect(page.getByRole('dialog').getByRole('link')).toHaveCount(0);
  await house.order({ kind: 'say', changes: shut.status('abandoned') });
});

test('a desktop has three panes, the right one a drawer under 1100px, and a phone has one', {
  tag: '@desktop',
}, async ({ match, player: page }) => {
  const pane = page.getByRole('complementary', { name: 'Slip and bets' });
  const drawer = page.getByRole('button', { name: 'Slip and bets' });
  await page.goto('/main/matches');
  await expect(page.locator(`a[href="${match.path}"]`)).toBeVisible();
  await expect(openBets(page)).toBeVisible();
  expect((await pane.boundingBox())?.width).toBe(308);
  expect((await page.getByRole('navigation', { name: 'Menu', exact: true }).boundingBox())?.x).toBeLessThan(
    16,
  );

  await page.setViewportSize({ width: 1099, height: 800 });
  await expect(pane).toBeHidden();
  await drawer.click();
  await expect(openBets(page)).toBeVisible();
  await expectAxeClean(page);
  await drawer.click();
  await expect(pane).toBeHidden();

  await page.setViewportSize({ width: 991, height: 800 });
  await expect(drawer).toHaveCount(0);
  await expect(pane).toHaveCount(0);
});
