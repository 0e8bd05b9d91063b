import type { Locator, Page } from '@playwright/test';
import type { MatkaMarket } from '../packages/contract/src/wire.ts';
import { callHouse, type Door, type HouseSession } from './support/call-house.ts';
import { expectAxeClean } from './support/expect-axe-clean.ts';
import { withoutLine } from './support/live-line.ts';
import { test as base, expect } from './support/rounds-journey.ts';
import { chooseLanguage } from './support/screens/choose-language.ts';
import { cutFigures } from './support/screens/cut-figures.ts';
import { expectNotice } from './support/screens/notices.ts';
import { moveTime } from './support/screens/page-time.ts';
import { test as signedIn } from './support/signed-in-journey.ts';

/** Matka days of a house whose clock stands still, at an hour when every kind of bet is taken. */
const test = base.extend<{ day: undefined }>({
  day: [
    async ({ rounds }, use) => {
      await rounds.pass(0);
      await use(undefined);
    },
    { auto: true },
  ],
});

/** A market that takes every kind of bet, by its place in the list. */
async function anOpenMarket(
  house: Door,
  { token }: HouseSession,
  index = 0,
  isHaroop = false,
): Promise<MatkaMarket> {
  const reply = await callHouse(house, 'matka/getMatkaList', {}, { token });
  const open = (reply.data as MatkaMarket[]).filter(
    ({ isHaroopAndarBahar, jodiBet }) => isHaroopAndarBahar === isHaroop && jodiBet,
  );
  const market = open.at(index);
  if (!market) throw new Error('no matka is open');
  return market;
}

const tile = (page: Page, number: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${number}(?!\\d)`) });
const slipOf = (page: Page): Locator => page.getByRole('form', { name: 'Bet slip' });

test('two jodis are staked from one slip, and shown in the bet list and the exposure', {
  tag: '@motion',
}, async ({ page, session, roundsHouse }) => {
  const { name, matkaEventId } = await anOpenMarket(roundsHouse, session);
  await page.goto('/main/matka');
  await expect(page.getByRole('heading', { level: 1, name: 'Matka' })).toBeVisible();
  await expect(page.getByRole('timer').first()).toBeVisible();
  await page.getByRole('link', { name: `Play ${name}` }).click();

  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const games = page.getByRole('navigation', { name: 'Choose a game' });
  await expect(games.getByRole('link')).toHaveCount(6);
  await games.getByRole('link', { name: /^Jodi/ }).click();

  await expect(page).toHaveURL(`/main/matka-jodi/${matkaEventId}`);
  await expect(page.locator('[data-pick]')).toHaveCount(100);
  await tile(page, '07').click();
  await tile(page, '12').click();
  await expect(slipOf(page)).toContainText('2 numbers');
  await slipOf(page).getByRole('button', { name: '1,000', exact: true }).click();
  const sent = page.waitForRequest('**/api/matka/matkaPlaceBet');
  await slipOf(page).getByRole('button', { name: 'DONE 2,000' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ gameType: 'JODI', betType: 'CLOSE' });
  await expectNotice(page, 'Bet Successful');
  await expect(tile(page, '07')).toHaveAccessibleName(/placed 1,000/);
  await expect(tile(page, '12')).toHaveAccessibleName(/placed 1,000/);
  await expect(page.getByRole('table', { name: "Today's bets" })).toContainText('Not Declare');
  await expect(page.getByText('98,000.00').filter({ visible: true }).first()).toBeVisible();
  await tile(page, '07').click();
  await expect(slipOf(page)).toContainText('07');
  await expectAxeClean(page);

  await page.goto('/main/matka-bet-list');
  const list = page.getByRole('table', { name: 'Matka Bet List' });
  await expect(list).toContainText('07');
  await expect(list).toContainText('12');
  await expect(list.getByText('Not Declare')).toHaveCount(2);
  await expectAxeClean(page);
  await page.getByLabel('Games Type').selectOption({ label: 'Single' });
  await expect(page.getByText('No data found')).toBeVisible();
  await page.getByLabel('Games Type').selectOption({ label: 'Jodi' });
  await page.getByRole('button', { name: 'Yesterday' }).click();
  await expect(page.getByText('No data found')).toBeVisible();

  await page.goto('/main/pending-bets');
  await expect(page.getByRole('table')).toContainText(name);
  await expect(page.getByText('2,000', { exact: false }).filter({ visible: true }).first()).toBeVisible();
});

test('a market type is chosen first, numbers are found by typing, and the slip closes after seven seconds', {
  tag: '@phone',
}, async ({ page, session, roundsHouse }) => {
  const { matkaEventId } = await anOpenMarket(roundsHouse, session);
  await page.goto(`/main/matka-single-patti/${matkaEventId}`);
  await expect(page.locator('[data-pick]')).toHaveCount(120);
  await tile(page, '127').click();
  await expectNotice(page, 'Please Select Market Type');
  await page.getByRole('radio', { name: /Open Market/ }).check();
  const typed = page.getByRole('textbox', { name: 'Type numbers' });
  await typed.fill('12');
  const found = page.locator('[data-pick]:visible');
  await expect(found).toHaveCount(8);
  await typed.press('Tab');
  await expect(found.first()).toBeFocused();
  await page.getByRole('radio', { name: /Close Market/ }).check();
  await expect(found).toHaveCount(8);
  await typed.fill('127 128 121');
  await expect(page.getByText('Not in this game: 121')).toBeVisible();
  await typed.press('Enter');
  await expect(slipOf(page)).toContainText('2 numbers');
  await expectAxeClean(page);
  await moveTime(page, 7_000);
  await expect(slipOf(page).getByRole('timer')).toBeHidden();
  await expect(page.locator('[data-mark]')).toHaveCount(0);
});

test('each number gets its own answer: a refused one is named, the others are placed', {
  tag: '@phone',
}, async ({ page, session, roundsHouse }) => {
  const { matkaEventId } = await anOpenMarket(roundsHouse, session);
  await page.route('**/api/matka/matkaPlaceBet', async (route) => {
    const { betNumber } = route.request().postDataJSON();
    if (betNumber === '38') {
      await route.fulfill({ json: { error: true, code: 1, message: 'No more is taken on this number' } });
    } else await route.continue();
  });
  await page.goto(`/main/matka-jodi/${matkaEventId}`);
  await tile(page, '83').click();
  await page.getByRole('button', { name: 'Palti' }).click();
  await slipOf(page).getByRole('button', { name: '1,000', exact: true }).click();
  await slipOf(page).getByRole('button', { name: 'DONE 2,000' }).click();
  const outcome = page.getByRole('dialog', { name: '1 of 2 bets placed' });
  await expect(outcome.getByRole('listitem').filter({ hasText: '38' })).toContainText('No more is taken');
  await expect(outcome.getByRole('listitem').filter({ hasText: '83' })).toContainText('placed');
  await expectAxeClean(page);
  await outcome.getByRole('button', { name: 'OK' }).click();
  await expect(tile(page, '83')).toHaveAccessibleName(/placed 1,000/);
});

test('a bet on a market that has shut is refused with the market’s text', { tag: '@phone' }, async ({
  page,
  session,
  operator,
  roundsHouse,
}) => {
  const { matkaEventId } = await anOpenMarket(roundsHouse, session, -1);
  // The page must not hear that the market has shut.
  await page.routeWebSocket(/socket\.io/, (socket) => socket.close());
  await page.goto(`/main/matka-single/${matkaEventId}`);
  await page.getByRole('radio', { name: /Open Market/ }).check();
  await operator('void-draw', { reason: 'no draw today' }, matkaEventId, 'open');
  await tile(page, '7').click();
  await slipOf(page).getByRole('button', { name: '1,000', exact: true }).click();
  await slipOf(page).getByRole('button', { name: 'DONE 1,000' }).click();
  await expectNotice(page, 'Matka Bet Timeout');
  await page.reload();
  await expect(page.getByRole('radio', { name: /Close Market/ })).toBeVisible();
  await expect(page.getByRole('radio', { name: /Open Market/ })).toHaveCount(0);
  await page.goto(`/main/matka-jodi/${matkaEventId}`);
  await tile(page, '07').click();
  await expectNotice(page, 'Matka Bet Timeout');
});

test('without a live line a bet of the same client from another device is listed', {
  tag: '@phone',
}, async ({ page, session, roundsHouse }) => {
  const { matkaEventId } = await anOpenMarket(roundsHouse, session);
  await withoutLine(page);
  await page.goto(`/main/matka-jodi/${matkaEventId}`);
  await expect(tile(page, '45')).toBeVisible();
  await expect(tile(page, '45')).not.toHaveAccessibleName(/placed/);
  const bet = { matkaEventId, gameType: 'JODI', betType: 'OPEN', betNumber: '45', amount: 1_000 };
  const reply = await callHouse(roundsHouse, 'matka/matkaPlaceBet', bet, { token: session.token });
  expect(reply.error).toBe(false);
  await expect(tile(page, '45')).toHaveAccessibleName(/placed 1,000/);
});

test('odd-even says which choice is missing, and places its bet', { tag: '@phone' }, async ({
  page,
  session,
  roundsHouse,
}) => {
  const { matkaEventId } = await anOpenMarket(roundsHouse, session);
  await page.goto(`/main/matka-odd-even/${matkaEventId}`);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expectNotice(page, 'Please select market Type');
  for (const text of ['select market type', 'select game type', 'enter amount']) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  await expectAxeClean(page);
  await page.getByRole('radio', { name: /Close Market/ }).check();
  await page.getByRole('radio', { name: 'EVEN' }).check();
  await page.getByRole('button', { name: '1,000', exact: true }).click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expectNotice(page, 'Bet Successful');
  await expect(page.getByRole('table', { name: "Today's bets" })).toContainText('EVEN');
});

test('andar and bahar are bet on one slip, and a market has charts', { tag: '@phone' }, async ({
  page,
  session,
  roundsHouse,
}) => {
  const { name } = await anOpenMarket(roundsHouse, session, 0, true);
  await page.goto('/main/satta-matka');
  await expect(page.getByRole('heading', { level: 1, name: 'Satta Matka' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Select matka' }).getByRole('link', { name }).click();
  await page.getByLabel('Game', { exact: true }).selectOption({ label: 'Single Patti' });
  await expect(page.locator('[data-pick]')).toHaveCount(100);
  await expectAxeClean(page);
  await page.getByLabel('Game', { exact: true }).selectOption({ label: 'Harup Andar Bahar' });
  await page.getByRole('region', { name: 'Andar' }).getByRole('button', { name: '4', exact: true }).click();
  await page.getByRole('region', { name: 'Bahar' }).getByRole('button', { name: '10', exact: true }).click();
  await expect(slipOf(page)).toContainText('Andar 4');
  await expect(slipOf(page)).toContainText('Bahar 10');
  await slipOf(page).getByRole('button', { name: 'Clear Close' }).click();
  await page.goto('/main/matka');
  await page
    .getByRole('link', { name: /^Panel chart, / })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Panel chart' })).toBeVisible();
});

test('the slip names every picked number, and no figure on it is cut off, however large', async ({
  page,
  session,
  roundsHouse,
}) => {
  const { matkaEventId } = await anOpenMarket(roundsHouse, session);
  await page.goto(`/main/matka-jodi/${matkaEventId}`);
  for (const number of ['07', '12', '53']) await tile(page, number).click();
  await slipOf(page).getByRole('button', { name: '5,000', exact: true }).click();
  for (const number of ['07', '12', '53'])
    await expect(slipOf(page).getByText(number, { exact: true })).toBeInViewport({ ratio: 1 });
  await slipOf(page).getByRole('textbox').fill('9999999999');
  await expect(slipOf(page)).toContainText('29,99,99,99,997');
  expect(await cutFigures(slipOf(page))).toEqual([]);
  await expect(tile(page, '07')).toHaveAccessibleName(/9,99,99,99,999/);
  expect(await cutFigures(page.getByRole('main'))).toEqual([]);
});

test('the slip’s buttons fit their Arabic words', { tag: '@phone' }, async ({
  page,
  session,
  roundsHouse,
}) => {
  await chooseLanguage(page, 'ar');
  const { matkaEventId } = await anOpenMarket(roundsHouse, session);
  await page.goto(`/main/matka-jodi/${matkaEventId}`);
  await tile(page, '07').click();
  const buttons = page.locator('form:has(fieldset) button:not(.overflow-x-auto *)');
  await expect(buttons).toHaveCount(3);
  const cut = await buttons.evaluateAll((all) =>
    all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map((each) => each.textContent),
  );
  expect(cut).toEqual([]);
});

signedIn.describe('on a brand that writes names in capitals', () => {
  signedIn.use({ brand: 'indigo' });

  signedIn(
    'no name in the list of markets is cut off on a narrow phone',
    { tag: '@phone' },
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto('/main/matka-list');
      const names = page.getByRole('main').getByRole('heading', { level: 2 }).locator('bdi');
      await expect(names.first()).toBeVisible();
      const cut = await names.evaluateAll((all) =>
        all
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map(({ textContent }) => textContent),
      );
      expect(cut).toEqual([]);
    },
  );
});
