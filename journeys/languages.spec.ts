import type { Page } from '@playwright/test';
import { giveHistory, oneProcessOnly } from './support/account-history.ts';
import { openSession } from './support/call-house.ts';
import { expectAxeClean } from './support/expect-axe-clean.ts';
import { addresses, matchAddresses } from './support/screens/addresses.ts';
import { chooseLanguage } from './support/screens/choose-language.ts';
import { cutWords } from './support/screens/cut-words.ts';
import { walkTo } from './support/screens/walk-to.ts';
import { doorOf, expect, test } from './support/signed-in-journey.ts';
import { stubGames } from './support/stub-game.ts';

const languages = {
  en: { name: 'English', login: 'Login', heading: 'Main menu' },
  hi: { name: 'हिन्दी', login: 'लॉगिन', heading: 'मुख्य मेनू' },
  zh: { name: '中文', login: '登录', heading: '主菜单' },
  es: { name: 'Español', login: 'Entrar', heading: 'Menú principal' },
  fr: { name: 'Français', login: 'Se connecter', heading: 'Menu principal' },
  it: { name: 'Italiano', login: 'Accedi', heading: 'Menu principale' },
  ar: { name: 'العربية', login: 'دخول', heading: 'القائمة الرئيسية' },
};

/**
 * Controls and titles that stick out of the screen at either side, or whose text does not fit them. The
 * circles of past results are ignored: those that do not fit their strip are cut off, and the full list is
 * one tap away.
 */
function stickingOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const controls = [...document.querySelectorAll('a[href], button, select, input, h1, h2, label')];
    const out = controls.filter((control) => {
      if (!control.checkVisibility() || control.closest('.sr-only, .overflow-x-auto, .mt-beads'))
        return false;
      const { left, right, width: wide } = control.getBoundingClientRect();
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = control;
      const isTooWide = scrollWidth > clientWidth + 1 && control.matches('a, button, h1');
      const isTooHigh = scrollHeight > clientHeight + 4 && control.matches('h1');
      return wide > 1 && (left < -1 || right > width + 1 || isTooWide || isTooHigh);
    });
    const found = out.map((control) => `${control.tagName} ${control.textContent}`);
    return document.documentElement.scrollWidth > width ? ['the page itself', ...found] : found;
  });
}

/**
 * The languages with the longest or tallest words, and one from right to left: in these every screen is
 * checked at the width of the narrowest phone.
 */
const longest = ['hi', 'fr', 'ar'];

const { casino, ...otherScreens } = addresses;
/** Every screen but those of games in frames, and the page of a match that does not exist. */
const plainPaths = [
  ...matchAddresses,
  ...Object.values(otherScreens).flatMap((screens) => Object.keys(screens)),
].map((path) => `/main/${path}`);
const gamePaths = Object.keys(casino).map((path) => `/main/${path}`);

for (const [code, { name, login, heading }] of Object.entries(languages)) {
  test(`${name} is used from the sign-in on, is remembered, and nothing sticks out`, async ({ page }) => {
    await page.goto('/signin');
    await page.getByRole('combobox', { name: 'Language' }).selectOption(name);
    await expect(page.getByRole('button', { name: login, exact: true })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    await expect(page.locator('html')).toHaveAttribute('dir', code === 'ar' ? 'rtl' : 'ltr');
    expect(await stickingOut(page)).toEqual([]);

    await page.goto('/main/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: heading })).toHaveCount(1);
    expect(await stickingOut(page)).toEqual([]);
    if (!longest.includes(code)) {
      await walkTo(page, '/main/changepassword');
      await expect(page.locator('input[name=confirm]')).toBeVisible();
      expect(await stickingOut(page)).toEqual([]);
      return;
    }
    await page.setViewportSize({ width: 320, height: 640 });
    const found: Record<string, string[]> = {};
    const look = async (path: string) => {
      await walkTo(page, path);
      const out = [...(await stickingOut(page)), ...(await cutWords(page))];
      if (out.length > 0) found[path] = out;
    };
    for (const path of plainPaths) await look(path);
    // Only now: from here on every request of the page passes through the journey.
    await stubGames(page);
    for (const path of gamePaths) await look(path);
    expect(found).toEqual({});
  });
}

test('in no language is a table of a played match wider than a phone', async ({ page, client }) => {
  const history = await giveHistory(client);
  test.skip(history === undefined, oneProcessOnly);
  await page.goto(`/main/ledger-details/${history?.marketId}`);
  for (const code of Object.keys(languages)) {
    await page.evaluate((language) => localStorage.setItem('language', language), code);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    await expect(page.locator('table')).toHaveCount(3);
    const tooWide = await page
      .locator('div:has(> table)')
      .evaluateAll((boxes) =>
        boxes
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map((box) => box.querySelector('caption')?.textContent),
      );
    expect(tooWide, code).toEqual([]);
  }
});

test('a refused sign-in is explained in the language of the page', async ({ page }) => {
  await chooseLanguage(page, 'hi');
  await page.goto('/signin');
  await page.locator('input').first().fill('NOBODY');
  await page.locator('input[type=password]').fill('Wrong-12345');
  await page.getByRole('button', { name: 'लॉगिन', exact: true }).click();
  // Once beside its field, once in a notification.
  await expect(page.getByText('यूज़र नेम या पासवर्ड गलत है')).toHaveCount(2);
  await expect(page.getByText('यूज़र नेम या पासवर्ड गलत है').first()).toBeVisible();
});

test('Arabic is laid out from right to left, with the menu at the right', async ({ page }) => {
  await chooseLanguage(page, 'ar');
  await page.goto('/main/dashboard');
  const menu = page.getByRole('navigation', { name: 'القائمة', exact: true });
  const { width = 0 } = page.viewportSize() ?? {};
  await page.getByRole('button', { name: 'فتح القائمة' }).click();
  await expect(menu).toBeVisible();
  const middle = async () => {
    const box = await menu.boundingBox();
    return box ? box.x + box.width / 2 : 0;
  };
  await expect.poll(middle).toBeGreaterThan(width / 2);
  // The menu slides in: it is checked once it has stopped.
  await expect.poll(() => stickingOut(page)).toEqual([]);
  await expectAxeClean(page);
});

test('a language chosen in the menu is used on the next device too', async ({ page, client }) => {
  await page.goto('/main/dashboard');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const saved = page.waitForResponse('**/api/user/userUpdate');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Français');
  await expect(page.getByRole('combobox', { name: 'Langue' })).toBeVisible();
  expect((await (await saved).json()).error).toBe(false);
  const { data } = await openSession(doorOf('default'), client);
  expect(data.language).toBe('fr');
});
