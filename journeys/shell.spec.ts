import type { Page, Route } from '@playwright/test';
import { expectAxeClean } from './support/expect-axe-clean.ts';
import { confirmLogOut } from './support/log-out.ts';
import { balanceIn } from './support/screens/balance.ts';
import { isPhone } from './support/screens/is-phone.ts';
import { walkTo } from './support/screens/walk-to.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/signed-in-journey.ts';
import { expectWholeDashboard } from './support/whole-dashboard.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu', exact: true });
const bottomBar = (page: Page) => page.getByRole('navigation', { name: 'Bottom bar' });

async function openMenu(page: Page): Promise<void> {
  const opener = page.getByRole('button', { name: 'Open menu' });
  if (isPhone()) await opener.click();
  else await expect(opener).toBeHidden();
}

test('every page in the menu can be opened from it', { tag: '@motion' }, async ({ page }) => {
  await page.goto('/main/dashboard');
  for (const [label, path, heading] of [
    ['In-play', 'matches', 'MATCHES'],
    ['Casino', 'casino', 'Casino'],
    ['Free game', 'freegame', 'Free Games'],
    ['Ledger', 'ledger', 'Ledgers'],
    ['Statement', 'statement', 'Statement'],
    ['Exposure', 'pending-bets', 'Exposure'],
    ['Profile', 'profile', 'PROFILE'],
    ['Rules', 'rules', 'Rules'],
    ['Password', 'changepassword', 'Change Password'],
    ['Settings', 'settings', 'Settings'],
    ['Matka Bet List', 'matka-bet-list', 'Matka Bet List'],
    ['Home', 'dashboard', 'Main menu'],
  ] as const) {
    await openMenu(page);
    await menu(page).getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(`/main/${path}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toHaveCount(1);
    if (isPhone()) await expect(menu(page)).toHaveCount(0);
  }
  await openMenu(page);
  // On a desktop the menu is part of every screen.
  if (isPhone()) await expectAxeClean(page);
  await menu(page).getByRole('button', { name: 'LOGOUT' }).click();
  await confirmLogOut(page);
  await expect(page).toHaveURL('/signin');
});

test('every tile of the dashboard opens its page', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/main/dashboard');
  for (const [tile, path] of [
    ['Inplay', 'matches'],
    ['Casino', 'casino'],
    ['Matka', 'matka'],
    ['My ledger', 'ledger'],
    ['Statement', 'statement'],
    ['Setting', 'settings'],
    ['Free games', 'freegame'],
    ['Rules', 'rules'],
    ['Password', 'changepassword'],
  ] as const) {
    await page.getByRole('main').getByRole('link', { name: tile, exact: true }).click();
    await expect(page).toHaveURL(`/main/${path}`);
    await page.goBack();
  }
  for (const [tile, path] of [
    ['Int casino', 'int-casino'],
    ['RG casino', 'iframe-casino/900000'],
    ['Aviator', 'aviator/303031'],
    ['Ludo', 'iframe-casino/600113'],
  ] as const) {
    await page.getByRole('main').getByRole('button', { name: tile, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Agree', exact: true }).click();
    await expect(page).toHaveURL(`/main/${path}`);
    await page.goBack();
  }
});

test('the bottom bar is shown on narrow screens only', async ({ page }) => {
  await page.goto('/main/dashboard');
  if (!isPhone()) {
    await expect(page.getByRole('main')).toBeVisible();
    await expect(bottomBar(page)).toBeHidden();
    await page.setViewportSize({ width: 991, height: 800 });
    await expect(bottomBar(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
    await page.setViewportSize({ width: 992, height: 800 });
    await expect(bottomBar(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
    return;
  }
  for (const [label, path] of [
    ['Account', 'statement'],
    ['Ledger', 'ledger'],
    ['In-play', 'matches'],
    ['My bets', 'pending-bets'],
    ['Home', 'dashboard'],
  ] as const) {
    await bottomBar(page).getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(`/main/${path}`);
  }
  await bottomBar(page).getByRole('button', { name: 'Ludo' }).click();
  await expectAxeClean(page);
  await page.getByRole('button', { name: 'Disagree' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  for (const [label, gameId, path] of [
    ['Aviator', '201206', 'aviator/303031'],
    ['Ludo', '600113', 'iframe-casino/600113'],
  ] as const) {
    const launch = page.waitForRequest('**/api/user/casinoLoginUrl');
    await bottomBar(page).getByRole('button', { name: label }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Agree', exact: true }).click();
    expect((await launch).postDataJSON()).toMatchObject({ gameId });
    await expect(page).toHaveURL(`/main/${path}`);
    await page.goBack();
  }
});

test('logo and HOME lead to the dashboard, the balance to the pending bets', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/main/rules');
  await balanceIn(page).click();
  await expect(page).toHaveURL('/main/pending-bets');
  await page.getByRole('banner').getByRole('link', { name: 'Maidan' }).click();
  await expect(page).toHaveURL('/main/dashboard');
  await walkTo(page, '/main/rules');
  await page.getByRole('link', { name: 'HOME', exact: true }).click();
  await expect(page).toHaveURL('/main/dashboard');
});

test('coins are cut to two decimals; exposure has no sign and is red unless above zero', {
  tag: '@phone',
}, async ({ page }) => {
  let wallet = { coins: 1234.569, exposure: -250.5 };
  await page.route('**/api/user/userBalance', (route) =>
    route.fulfill({ json: { error: false, code: 0, message: '', data: wallet } }),
  );
  await page.goto('/main/settings');
  await expect(balanceIn(page)).toContainText('Coins: 1,234.56');
  await expect(balanceIn(page)).toContainText('Exposure: 250.50');
  const exposure = balanceIn(page).locator('strong').last();
  const red = await exposure.evaluate((element) => getComputedStyle(element).color);
  wallet = { coins: 10, exposure: 7 };
  await expect(exposure).toHaveText('7.00');
  const green = await exposure.evaluate((element) => getComputedStyle(element).color);
  expect([red, green]).toEqual(['rgb(255, 118, 118)', 'rgb(55, 214, 122)']);
});

test.describe('just signed in', () => {
  test.use({ storedSession: null });

  test('the rules pop up once, in Hindi and English', { tag: '@phone' }, async ({ page, client }) => {
    await signIn(page, client);
    const rules = page.getByRole('dialog', { name: 'Maidan Games Rules' });
    await expect(rules.locator('[lang=hi]')).toContainText('48 से 72 घंटों');
    await expect(rules.locator('[lang=en]')).toContainText('48 to 72 hours');
    await expectAxeClean(page);
    await page.reload();
    await rules.getByRole('button', { name: 'Close' }).last().click();
    await expect(rules).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('main')).toBeVisible();
    await expect(rules).toHaveCount(0);
  });
});

async function isBlocked(page: Page, selector: string, event: 'contextmenu' | 'F12'): Promise<boolean> {
  return page.locator(selector).evaluate((element, kind) => {
    const options = { bubbles: true, cancelable: true };
    const sent =
      kind === 'F12'
        ? new KeyboardEvent('keydown', { ...options, key: 'F12' })
        : new MouseEvent('contextmenu', options);
    return !element.dispatchEvent(sent);
  }, event);
}

test('with reduced motion no element has a transition of all properties', { tag: '@phone' }, async ({
  page,
}) => {
  for (const [path, heading] of [
    ['dashboard', 'Main menu'],
    ['teen20/3030', '20-20 Teenpatti'],
  ] as const) {
    await page.goto(`/main/${path}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toHaveCount(1);
    const moving = await page.locator('body *').evaluateAll((elements) =>
      elements
        .filter((element) => {
          const { transitionProperty, transitionDuration } = getComputedStyle(element);
          return transitionProperty === 'all' && transitionDuration !== '0s';
        })
        .map(({ nodeName }) => nodeName),
    );
    expect(moving, path).toEqual([]);
  }
});

test('right-click and F12 are blocked, except in text fields', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/main/changepassword');
  await expect(page.getByLabel('Old password')).toBeVisible();
  for (const event of ['contextmenu', 'F12'] as const) {
    expect(await isBlocked(page, 'h1', event)).toBe(true);
    expect(await isBlocked(page, 'input[name=old]', event)).toBe(false);
  }
});

test('pulling the page down reloads it', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/main/settings');
  // What listens to the finger is loaded with the bottom bar.
  await expect(bottomBar(page)).toBeVisible();
  await page.evaluate(() => document.body.setAttribute('data-old', ''));
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 180, y }] });

  await touch('touchStart', 300);
  await touch('touchMove', 340);
  await touch('touchMove', 380);
  await expect(page.getByText('Pull to refresh')).toBeVisible();
  await touch('touchEnd');
  await expect(page.getByText('Pull to refresh')).toHaveCount(0);
  await expect(page.locator('body[data-old]')).toHaveCount(1);

  await touch('touchStart', 300);
  for (const y of [340, 400, 480, 520]) await touch('touchMove', y);
  await expect(page.getByText('Release to refresh')).toBeVisible();
  // The browser's answer may be lost with the page that it reloads.
  await Promise.race([touch('touchEnd'), page.waitForEvent('load')]);
  await expect(page.locator('body[data-old]')).toHaveCount(0);
});

test('a banner is shown while the device is offline, and removed afterwards', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  await page.goto('/main/dashboard');
  await expect(page.getByRole('heading', { name: 'Main menu' })).toBeAttached();
  // Parts that are still loading would be lost.
  await expectWholeDashboard(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  // The banner covers no control.
  await page.getByRole('navigation', { name: 'Quick links' }).getByRole('link').click({ trial: true });
  await expectAxeClean(page);
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toHaveCount(0);
});

test('the logo’s link can be tapped while the logo is still loading', { tag: '@phone' }, async ({ page }) => {
  let held: Route | undefined;
  await page.route('**/brands/*/logo.svg', (route) => {
    held = route;
  });
  await page.goto('/main/settings', { waitUntil: 'commit' });
  const link = page.getByRole('banner').getByRole('link').first();
  const box = await link.boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(44);
  await held?.continue();
});

/** The bottom bar and what else only a phone's shell has (`shared-files.ts`). */
const partOfPhones = '**/phone-shell-*.js';

test('a part that fails to load leaves the rest of the page working, and appears when it can be loaded', {
  tag: '@phone',
}, async ({ page }) => {
  const lost = { parts: true };
  await page.route(partOfPhones, (route) =>
    lost.parts ? route.abort('internetdisconnected') : route.continue(),
  );
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/phone-shell-'));
  await page.goto('/main/settings');
  await failed;
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeAttached();
  await expect(bottomBar(page)).toHaveCount(0);
  lost.parts = false;
  await expect(bottomBar(page)).toBeVisible();
});

test('a part that never loads makes the page reload once, and then the page says so', {
  tag: '@phone',
}, async ({ page }) => {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.route(partOfPhones, (route) => route.abort('connectionfailed'));
  await page.goto('/main/settings');
  await expect.poll(() => loads).toBe(2);
  await expect(page.getByRole('alert')).toContainText('Your coins and bets are safe with the house');
  expect(loads).toBe(2);
});

test('every control can be reached with the keyboard, and shows its focus', async ({ page }) => {
  await page.goto('/main/dashboard');
  await expectWholeDashboard(page);
  const all = await page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, select, input')];
    const shown = controls.filter((control) => control.checkVisibility() && !control.matches(':disabled'));
    for (const [index, control] of shown.entries()) control.dataset.control = String(index);
    return shown.length;
  });
  // A match that begins or ends meanwhile adds and removes links.
  const missed = () =>
    page
      .locator('[data-control]:not([data-reached])')
      .evaluateAll((controls) =>
        controls.filter((control) => control.checkVisibility()).map(({ outerHTML }) => outerHTML),
      );
  for (let presses = 0; presses < 2 * all; presses += 1) {
    await page.keyboard.press('Tab');
    const { control, outlinePx } = await page.evaluate(() => {
      const active = document.activeElement;
      if (!(active instanceof HTMLElement)) return { control: undefined, outlinePx: 0 };
      active.dataset.reached = '';
      const { outlineStyle, outlineWidth } = getComputedStyle(active);
      const outlinePx = outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
      return { control: active.dataset.control, outlinePx };
    });
    if (control !== undefined)
      expect(outlinePx, `the outline of control ${control}`).toBeGreaterThanOrEqual(2);
    if (presses >= all - 1 && (await missed()).length === 0) break;
  }
  expect(await missed()).toEqual([]);
});

test('the menu can be opened, used and closed with the keyboard', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/main/settings');
  const opener = page.getByRole('button', { name: 'Open menu' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  const link = menu(page).getByRole('link', { name: 'In-play' });
  await expect(menu(page)).toBeVisible();
  for (
    let presses = 0;
    presses < 5 && !(await link.evaluate((it) => it === document.activeElement));
    presses += 1
  ) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/main/matches');
});
