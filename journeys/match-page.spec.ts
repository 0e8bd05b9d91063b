import type { Page } from '@playwright/test';
import { expectAxeClean } from './support/expect-axe-clean.ts';
import { isAccepted, listenIn, withReach } from './support/live-line.ts';
import { openMore } from './support/open-more.ts';
import { operate } from './support/operate.ts';
import { chooseLanguage } from './support/screens/choose-language.ts';
import { cutWords } from './support/screens/cut-words.ts';
import { watchLayoutShift } from './support/screens/layout-shift.ts';
import { waitUntilCounted } from './support/screens/wait-until-counted.ts';
import { expect, test } from './support/scripted-journey.ts';
import { scriptedMatch } from './support/scripted-match.ts';
import { showPage } from './support/show-page.ts';

// A slip closes by itself after ten seconds.
test.use({ pageTime: 'held' });

const lagaiLions = (page: Page) =>
  page.getByRole('region', { name: 'Bookmaker' }).getByRole('button', { name: /^Lagai Lions/ });

async function stake(page: Page, name: RegExp, chip: string): Promise<void> {
  await page.getByRole('button', { name }).first().click();
  await page.getByRole('button', { name: chip, exact: true }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('dialog', { name: 'Success' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
}

test('every market of a match is on its page, fancies in their order', async ({
  house,
  match,
  player: page,
}) => {
  await house.order({ kind: 'notify', eventId: match.eventId, text: 'Toss delayed by rain' });
  await page.goto(match.path);
  for (const name of ['Match Odds', 'Bookmaker', 'Tied Match', 'Toss', 'Fancy', 'No-Commission Fancy']) {
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
  }
  await expect(page.getByRole('region', { name: 'Match notification' })).toContainText(
    'Toss delayed by rain',
  );
  const matchOdds = page.getByRole('region', { name: 'Match Odds' });
  const allPrices = matchOdds.getByRole('button', { name: 'Match Odds: All prices' });
  if (await allPrices.isVisible()) {
    await expect(matchOdds.getByRole('button', { name: /^(Lagai|Khai)/ })).toHaveCount(4);
    await allPrices.click();
  }
  await expect(matchOdds.getByRole('button', { name: /^(Lagai|Khai)/ })).toHaveCount(12);
  const fancy = page.getByRole('region', { name: 'Fancy', exact: true });
  await expect(fancy.locator('button[aria-expanded]')).toHaveText([
    '6 OVER RUNS LIONS',
    'FALL OF 1ST WKT LIONS',
  ]);
  await expect(page.getByRole('region', { name: 'No-Commission Fancy' })).toContainText(
    'Min 100 / Max 1,00,000',
  );

  await fancy.getByRole('button', { name: '6 OVER RUNS LIONS', exact: true }).click();
  await expect(page.getByText('Remark of 6 OVER RUNS LIONS')).toBeVisible();
  await expectAxeClean(page);
});

test('the score frame of cricket is taller than that of football', { tag: '@phone' }, async ({
  house,
  match,
  player: page,
}) => {
  const football = scriptedMatch({ sport: 'football' });
  await house.order({ kind: 'say', changes: football.opening() });
  const heights: number[] = [];
  for (const { path } of [match, football]) {
    await page.goto(path);
    const score = page.locator('iframe[title="Score"]');
    await expect(score).toBeVisible();
    heights.push((await score.boundingBox())?.height ?? 0);
  }
  expect(heights[0]).toBeGreaterThan(heights[1] ?? 0);
  expect(heights[1]).toBeGreaterThan(0);
});

test('TV and full score are switched on and off', async ({ match, player: page }) => {
  await page.goto(match.path);
  await expect(page.locator('iframe[title="Score"]')).toBeVisible();
  await expect(page.locator('iframe[title="TV"]')).toHaveCount(0);
  await page.getByRole('button', { name: 'TV', exact: true }).click();
  await expect(page.locator('iframe[title="TV"]')).toHaveAttribute('src', /\/tv\//);
  const height = async () => (await page.locator('iframe[title="Score"]').boundingBox())?.height ?? 0;
  const before = await height();
  await page.getByRole('button', { name: 'FS', exact: true }).click();
  await expect.poll(height).toBeLessThan(before);
});

test('a price change is highlighted; a suspended row says so and cannot be tapped', {
  tag: '@motion',
}, async ({ house, match, player: page }) => {
  await page.goto(match.path);
  await expect(lagaiLions(page)).toHaveText('Lagai Lions 90');
  await house.order({ kind: 'say', changes: match.price('bookmaker', 9_500) });
  await expect(lagaiLions(page)).toHaveText('Lagai Lions 95');
  await house.order({ kind: 'say', changes: [...match.suspend('bookmaker'), ...match.suspendFancy(0)] });
  const bookmaker = page.getByRole('region', { name: 'Bookmaker' });
  await expect(bookmaker.getByText('SUSPENDED')).toHaveCount(2);
  await expect(lagaiLions(page)).toHaveText('Lagai Lions 0');
  await expect(lagaiLions(page)).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Yes 6 OVER RUNS LIONS 0 / 0.00' })).toBeDisabled();
  await lagaiLions(page).click({ force: true });
  await expect(page.getByRole('form', { name: 'Bet slip' })).toHaveCount(0);
  await expectAxeClean(page);
  // After a suspension the arrow compares with the last price before it.
  await house.order({ kind: 'say', changes: match.price('bookmaker', 9_700) });
  await expect(lagaiLions(page)).toHaveText('Lagai Lions 97');
  await expect(lagaiLions(page).locator('.price-mark-up')).toHaveCount(1);
});

test('without websockets prices are polled; a lost line marks every price stale, and the page catches up once it is back', {
  tag: '@phone',
}, async ({ house, match, player: page }) => {
  const reach = await withReach(page);
  await page.route(/\/score\/\d/, (route) => route.abort());
  await page.goto(match.path);
  await expect(lagaiLions(page)).toBeEnabled();
  const score = page.frameLocator('iframe[title="Score"]');
  await expect(score.getByText('Lions')).toHaveCount(0);

  await reach('polling');
  await house.order({ kind: 'say', changes: match.price('bookmaker', 8_000) });
  await expect(lagaiLions(page)).toHaveText('Lagai Lions 80');
  await expect(lagaiLions(page)).toBeEnabled();
  await expect(page.getByText(/Stale/)).toHaveCount(0);

  await page.route('**/cache/**', (route) => route.abort());
  await expect(page.getByText(/Stale: \d+ s old/).first()).toBeVisible();
  await expect(lagaiLions(page), 'the last price stays, marked').toContainText('80');
  await expect(lagaiLions(page)).toBeDisabled();
  await expectAxeClean(page);
  await house.order({ kind: 'say', changes: match.price('bookmaker', 7_000) });

  await page.unroute('**/cache/**');
  await page.unroute(/\/score\/\d/);
  await reach('all');
  await expect(lagaiLions(page)).toHaveText('Lagai Lions 70');
  await expect(lagaiLions(page)).toBeEnabled();
  await expect(page.getByText(/Stale/)).toHaveCount(0);
  await expect(score.getByText('Lions').first(), 'a score that did not load is loaded again').toBeVisible();
});

test('a hidden page leaves its price rooms and catches up when it is shown again, and the house can make it reload', {
  tag: '@phone',
}, async ({ house, match, player: page }) => {
  await page.goto(match.path);
  await expect(lagaiLions(page)).toBeEnabled();
  await showPage(page, false);
  await expect(lagaiLions(page)).toBeDisabled();
  await house.order({ kind: 'say', changes: match.price('bookmaker', 6_000) });
  const accepted = isAccepted(page);
  await showPage(page, true);
  await expect(lagaiLions(page)).toHaveText('Lagai Lions 60');
  await expect(lagaiLions(page)).toBeEnabled();
  // Prices are polled until then.
  await accepted;

  await page.evaluate(() => document.body.setAttribute('data-old', ''));
  await house.order({ kind: 'reload', marketId: match.marketId });
  await expect(page.locator('body[data-old]')).toHaveCount(0);
  await expect(lagaiLions(page)).toBeEnabled();
});

test('betting shut by the upline closes an open match page at once, and opens it again afterwards', async ({
  house,
  match,
  client,
  player: page,
}) => {
  const line = await listenIn(page);
  await page.goto(match.path);
  await line.isOpen();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const closed = page.getByText('Betting on this match is closed for the moment');
  await expect(closed).toHaveCount(0);

  await operate(house.settings, 'shut-betting', { client: client.username });
  await expect(closed).toBeVisible();
  await operate(house.settings, 'open-betting', { client: client.username });
  await expect(closed).toHaveCount(0);
});

test('a match that is not pushed is polled, and a failing cache clears it', { tag: '@phone' }, async ({
  house,
  match,
  player: page,
}) => {
  await house.order({ kind: 'poll-only', eventId: match.eventId });
  await page.goto(match.path);
  await expect(lagaiLions(page)).toHaveText('Lagai Lions 90');
  await house.order({ kind: 'say', changes: match.price('bookmaker', 8_800) });
  await expect(lagaiLions(page)).toHaveText('Lagai Lions 88');
  await page.route('**/cache/**', (route) => route.abort());
  await expect(lagaiLions(page)).toHaveCount(0);
  await expect(page.getByText(/Stale: \d+ s old/).first()).toBeVisible();
  await page.unrouteAll();
  await expect(lagaiLions(page)).toBeEnabled();
});

test('a dialog opened from the menu of a match gives the focus back to its button', {
  tag: '@phone',
}, async ({ match, player: page }) => {
  await page.goto(match.path);
  const more = page.getByRole('button', { name: 'More' });
  for (const [item, title] of [
    ['All matches', 'All matches'],
    ['Completed Bets', 'Completed fancy bet'],
  ] as const) {
    await more.click();
    await page.getByRole('button', { name: item }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(more).toBeFocused();
  }
});

test('a match that settles while watched pays, shows the result and redirects to the dashboard once', {
  tag: '@motion',
}, async ({ house, match, player: page }) => {
  await page.goto(match.path);
  await stake(page, /^Yes 6 OVER RUNS LIONS/, '1,000');
  await expect(page.getByText('Coins: 99,000.00').first()).toBeVisible();
  await house.order({ kind: 'say', changes: match.result(50) });
  await expect(page.getByText('6 OVER RUNS LIONS: result 50').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Settled lately' })).toContainText(
    '6 OVER RUNS LIONS: result 50900',
  );
  await expect(page.getByText('Coins: 1,00,900.00').first()).toBeVisible();
  await openMore(page);
  await page.getByRole('button', { name: 'Completed Bets' }).click();
  const completed = page.getByRole('dialog', { name: 'Completed fancy bet' });
  await expect(completed.getByRole('row', { name: /6 OVER RUNS LIONS/ })).toContainText('900');
  await expectAxeClean(page);

  await house.order({ kind: 'say', changes: match.status('completed') });
  await expect(page).toHaveURL(/\/main\/dashboard$/);
  const ending = page.getByRole('dialog', { name: 'Match over' });
  await expect(ending).toContainText('Lions v Tigers');
  await expect(ending).toContainText('You Won 900/- Coins.');
  await waitUntilCounted(ending);
  expect(await ending.locator('[aria-hidden=true]', { hasText: 'You Won' }).textContent()).toBe(
    'You Won 900/- Coins.',
  );
  await expect(ending).toContainText(
    /Why.*Yes 47 · \u20686 OVER RUNS LIONS\u2069 · 1,000.*As scripted.*900/s,
  );
  await expectAxeClean(page);
  await ending.getByRole('link', { name: 'Ledger details' }).click();
  await expect(page).toHaveURL(/\/main\/ledger-details\//);
  await expect(ending).toHaveCount(0);
  await page.goto(match.path);
  await expect(page.getByRole('heading', { name: 'Lions v Tigers' })).toBeVisible();
  await expect(page.getByText('Nothing is on offer')).toBeVisible();
});

test('nothing on the page shifts while a match loads, nor when its prices change', {
  tag: '@motion',
}, async ({ house, match, player: page }) => {
  const expectStill = await watchLayoutShift(page);
  await page.goto(match.path);
  await expect(lagaiLions(page)).toBeEnabled();
  await expect(page.locator('iframe[title="Score"]')).toBeVisible();
  await house.order({ kind: 'say', changes: match.suspend('bookmaker') });
  await expect(lagaiLions(page)).toBeDisabled();
  await house.order({ kind: 'say', changes: match.price('bookmaker', 12_500) });
  await expect(lagaiLions(page)).toHaveText('Lagai Lions 125');
  await expectStill();
});

test('fancies are compact rows by group, can be searched, and the strip leads to every section', async ({
  house,
  player: page,
}) => {
  // Every second fancy is one without commission.
  const each = (names: readonly string[]) => names.flatMap((name) => [name, `${name} NOW`]);
  const overs = Array.from({ length: 12 }, (_, place) => `${place + 6} OVER RUNS LIONS`);
  const long = scriptedMatch({
    fancyNames: each([...overs, 'FALL OF 1ST WKT LIONS', 'S GILL RUN', 'TOTAL MATCH FOURS']),
  });
  await house.order({ kind: 'say', changes: long.opening() });
  await page.goto(long.path);
  const fancy = page.getByRole('region', { name: 'Fancy', exact: true });
  for (const group of ['Overs', 'Wickets', 'Players and partnerships', 'Match']) {
    await expect(fancy.getByText(group, { exact: true })).toBeVisible();
  }
  const row = fancy.getByRole('listitem').filter({ hasText: '7 OVER RUNS LIONS' }).first();
  expect(Math.round((await row.boundingBox())?.height ?? 0)).toBe(48);

  const strip = page.getByRole('navigation', { name: 'Sections of the match' });
  await strip.getByRole('button', { name: 'Fancy' }).click();
  await expect(fancy.getByRole('heading', { name: 'Fancy' })).toBeInViewport({ ratio: 1 });
  await expect(strip).toBeInViewport({ ratio: 1 });
  await expect(strip.getByRole('button', { name: 'Fancy' })).toHaveAttribute('aria-current', 'location');

  await fancy.getByRole('searchbox').fill('gill');
  await expect(fancy.locator('button[aria-expanded]')).toHaveText(['S GILL RUN']);
  await fancy.getByRole('searchbox').fill('football');
  await expect(fancy).toContainText('No fancy has this name');
  await expectAxeClean(page);
  await house.order({ kind: 'say', changes: long.status('abandoned') });
});

test('three taps on the match page place a bet', { tag: '@phone' }, async ({ match, player: page }) => {
  await page.goto(match.path);
  await page.getByRole('switch', { name: 'Bet confirmation' }).click();
  await expect(page.getByRole('switch', { name: 'Bet confirmation' })).not.toBeChecked();
  const taps = [
    lagaiLions(page),
    page.getByRole('button', { name: '1,000', exact: true }),
    page.getByRole('button', { name: 'Done' }),
  ];
  for (const tap of taps) await tap.click();
  const toast = page.getByRole('status').filter({ hasText: 'Bet Placed Successfully' });
  await expect(toast).toContainText('Lagai 90 · Lions');
  // There is no dialog to close: the row shows the bet, and the toast links to the others.
  const lions = page
    .getByRole('region', { name: 'Bookmaker' })
    .getByRole('listitem')
    .filter({ hasText: 'Lions' });
  await expect(lions.locator('.position-flash')).toContainText('900');
  await toast.getByRole('button', { name: 'My bets' }).click();
  await expect(page.getByRole('heading', { name: 'MATCH BETS' })).toBeInViewport();
});

/** The middle of a price that the drawer covers, below the slip in it. */
const coveredPrice = (page: Page) =>
  page.evaluate(() => {
    const slip = document.querySelector('aside form')?.getBoundingClientRect();
    const middles = [...document.querySelectorAll('[data-cell]')].map((cell) => {
      const { x, y, width, height } = cell.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    });
    const found =
      slip && middles.find(({ x, y }) => x > slip.left && y > slip.bottom + 40 && y < innerHeight);
    if (!found) throw new Error('No price lies under the drawer');
    return found;
  });

test('the slip and the bets are in the shell’s right pane, which opens with the slip where it is a drawer', {
  tag: '@desktop',
}, async ({ match, player: page }) => {
  const pane = page.getByRole('complementary', { name: 'Slip and bets' });
  const slip = page.getByRole('form', { name: 'Bet slip' });
  await page.setViewportSize({ width: 1280, height: 800 });
  const expectStill = await watchLayoutShift(page);
  await page.goto(match.path);
  await lagaiLions(page).click();
  await expect(pane.getByRole('form', { name: 'Bet slip' })).toBeVisible();
  expect((await pane.boundingBox())?.width).toBe(308);
  await slip.getByRole('button', { name: 'Close' }).click();
  await expectStill();

  await page.setViewportSize({ width: 1040, height: 1000 });
  await expect(pane).toBeHidden();
  await lagaiLions(page).click();
  await expect(slip.getByRole('textbox', { name: 'Amount' })).toBeFocused();
  const { x, y } = await coveredPrice(page);
  await page.mouse.click(x, y);
  await expect(slip).toHaveCount(0);
  await expect(pane).toBeHidden();

  await lagaiLions(page).click();
  await slip.getByRole('textbox', { name: 'Amount' }).fill('1000');
  await slip.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('dialog', { name: 'Success' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await expect(pane).toBeHidden();
});

test('long names of sides and sessions are shown in full, on an Arabic page too', { tag: '@phone' }, async ({
  house,
  player: page,
}) => {
  const teams = ['Royal Challengers Bengaluru Development Squad', 'Thiruvananthapuram-Chengannur United XI'];
  const fancyNames = [`6 OVER RUNS ${teams[0]?.toUpperCase()} WOMEN`];
  const long = scriptedMatch({ teams, fancyNames });
  await house.order({ kind: 'say', changes: long.opening() });
  await chooseLanguage(page, 'ar');
  await page.goto(long.path);
  for (const name of [...teams, ...fancyNames]) {
    const shown = page.getByRole('region').locator('bdi', { hasText: name }).first();
    await shown.scrollIntoViewIfNeeded();
    const hidden = await shown.evaluate((word) => {
      let box: Element | null = word;
      while (box && getComputedStyle(box).display === 'inline') box = box.parentElement;
      return box ? box.scrollHeight - box.clientHeight : 0;
    });
    expect(hidden, name).toBeLessThan(2);
  }
  expect(await cutWords(page)).toEqual([]);
  await house.order({ kind: 'say', changes: long.status('abandoned') });
});
