import type { Page } from '@playwright/test';
import { expectAxeClean } from './support/expect-axe-clean.ts';
import { addresses, matchAddresses } from './support/screens/addresses.ts';
import { isPhone } from './support/screens/is-phone.ts';
import { watchLayoutShift } from './support/screens/layout-shift.ts';
import { walkTo } from './support/screens/walk-to.ts';
import { expect, test } from './support/signed-in-journey.ts';
import { stubGames } from './support/stub-game.ts';

const groups: readonly (keyof typeof addresses)[] = [
  'account',
  'book',
  'casino',
  'table',
  'card table',
  'two-sided table',
  'matka',
  'number',
];

/** One of each kind of screen is walked with its animations, which must shift nothing either. */
const moving: readonly (keyof typeof addresses)[] = ['account', 'table', 'matka'];

/** A phone loads every address, and a desktop walks to all but the first: every screen is reached in both ways. */
async function reach(page: Page, path: string, isFirst: boolean): Promise<number> {
  if (!isFirst && !isPhone()) return walkTo(page, path);
  await page.goto(path);
  return 0;
}

for (const name of groups) {
  const tag = moving.includes(name) ? '@motion' : [];
  test(`every ${name} address opens its screen, accessible and without layout shift`, { tag }, async ({
    page,
  }) => {
    // Only where there are games: a page with routes has no cache.
    if (name === 'casino') await stubGames(page);
    // React recovers from some errors by rendering all of the page again: nobody sees them, but they cost time.
    const errors: string[] = [];
    page.on('pageerror', ({ stack, message }) => errors.push(stack ?? message));
    const expectStill = await watchLayoutShift(page);
    for (const [at, [path, heading]] of Object.entries(addresses[name]).entries()) {
      const since = await reach(page, `/main/${path}`, at === 0);
      await expect(page.getByRole('heading', { level: 1, name: heading }), path).toHaveCount(1);
      await expect(page).toHaveURL(`/main/${path}`);
      await expect(page).toHaveTitle(/ · Maidan$/);
      await expect(page.locator('.skeleton-sheen'), path).toHaveCount(0);
      await expectAxeClean(page);
      await expectStill(since);
      expect(errors, path).toEqual([]);
    }
  });
}

test('a match that is not offered shows an error with the reason', async ({ page }) => {
  const expectStill = await watchLayoutShift(page);
  for (const [at, path] of matchAddresses.entries()) {
    const since = await reach(page, `/main/${path}`, at === 0);
    await expect(page.getByRole('heading', { level: 1, name: 'Failed to load match data' })).toBeVisible();
    await expect(page.getByText('This match is not on offer')).toBeVisible();
    await expect(page).toHaveTitle('Match · Maidan');
    await expectAxeClean(page);
    await expectStill(since);
  }
});

test('an unknown address shows that no page was found', async ({ page }) => {
  const expectStill = await watchLayoutShift(page);
  for (const path of ['/main/nowhere', '/nowhere']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'We can not find that page' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Quick links' })).toBeVisible();
    await expectStill();
  }
  await expectAxeClean(page);
  await page.getByRole('link', { name: 'BACK TO MAIN MENU' }).click();
  await expect(page).toHaveURL('/main/dashboard');
});

const outer =
  '<title>A page</title><img id="seen" src="data:,"><iframe title="A game" src="/framed"></iframe>';
const inner = `<title>A game</title><button id="bare"></button>
  <style>.tiny { width: 9px; height: 9px; padding: 0; border: 0; font-size: 8px }</style>
  <div><button class="tiny" id="one">1</button><button class="tiny" id="other">2</button></div>`;

test('what breaks a rule of accessibility is named, in a frame too', { tag: '@phone' }, async ({ page }) => {
  for (const [path, body] of Object.entries({ outer, framed: inner }))
    await page.route(`/${path}`, (route) =>
      route.fulfill({ contentType: 'text/html', body: `<!doctype html><html lang="en">${body}</html>` }),
    );
  await page.goto('/outer');
  const refused = await expectAxeClean(page).catch((error: Error) => error.message);
  for (const named of ['#seen', 'iframe #bare', 'iframe #one', 'iframe #other'])
    expect(refused).toContain(named);
});

test.describe('signed out', () => {
  test.use({ storedSession: null });

  test('every address except the sign-in redirects to it', { tag: '@phone' }, async ({ page }) => {
    // One address of each kind is loaded; the portal that is loaded then is sent to all of them.
    const kinds = Object.values(addresses).flatMap((routes) => Object.keys(routes).slice(0, 1));
    const screens = [...matchAddresses, ...Object.values(addresses).flatMap((routes) => Object.keys(routes))];
    const inMain = (path: string) => `/main/${path}`;
    for (const path of ['/', '/main', '/nowhere', ...[...matchAddresses, ...kinds].map(inMain)]) {
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page, path).toHaveURL('/signin');
    }
    for (const path of ['/', '/main', '/nowhere', ...screens.map(inMain)]) {
      await page.evaluate((address) => {
        history.pushState(null, '', address);
        dispatchEvent(new PopStateEvent('popstate'));
      }, path);
      // Asked of the page itself: Playwright hears of a change of address later.
      await expect.poll(() => page.evaluate(() => location.pathname), path).toBe('/signin');
    }
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  });
});

test('the root leads to the rules, or to where the visit began', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  for (const path of ['/', '/main', '/main/']) {
    await page.goto(path);
    await expect(page).toHaveURL('/main/rules');
  }

  const later = await context.newPage();
  await later.goto('/main/ledger');
  await expect(later.getByRole('heading', { name: 'Ledgers' })).toBeVisible();
  await later.goto('/');
  await expect(later).toHaveURL('/main/ledger');
});

test('typefaces that arrive after the screen move nothing on it', { tag: '@phone' }, async ({ page }) => {
  const expectStill = await watchLayoutShift(page);
  let fonts = Promise.withResolvers<void>();
  await page.route(/\.woff2$/, async (route) => {
    await fonts.promise;
    await route.continue();
  });
  for (const path of ['matka', 'matka-type/Maidan%20Day/7005', 'matka-single/7005', 'teen9']) {
    fonts = Promise.withResolvers();
    await page.goto(`/main/${path}`, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.skeleton-sheen'), path).toHaveCount(0);
    expect(await page.evaluate(() => document.fonts.status)).toBe('loading');
    fonts.resolve();
    await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded');
    await expectStill();
  }
});
