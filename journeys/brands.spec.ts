import { once } from 'node:events';
import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { expectAxeClean } from './support/expect-axe-clean.ts';
import { readPassedOn } from './support/passed-on.ts';
import { chooseLanguage } from './support/screens/choose-language.ts';
import { watchLayoutShift } from './support/screens/layout-shift.ts';
import { expect, hostOf, test } from './support/signed-in-journey.ts';

const brands = {
  default: {
    title: 'Maidan',
    header: '#0a211a',
    tiles:
      'Inplay, Int casino, Casino, RG casino, Matka, My ledger, Aviator, Ludo, Statement, Setting, Free games, Rules, Password',
  },
  coral: {
    title: 'Coral Arena',
    header: '#0c4a5b',
    tiles: 'Inplay, Casino, Matka, Aviator, Ludo, My ledger, Statement, Rules, Password, Setting',
  },
  indigo: {
    title: 'Indigo Club',
    header: '#120f2c',
    tiles: 'Inplay, Casino, Int casino, Matka, My ledger, Statement, Ludo, Setting, Free games',
  },
  jade: {
    title: 'Jade Court',
    header: '#0a2a21',
    tiles: 'Casino, RG casino, Int casino, Inplay, Aviator, Matka, Ludo, My ledger, Statement, Setting',
  },
  ruby: {
    title: 'Rubyfield',
    header: '#9b1b2e',
    tiles:
      'Inplay, Int casino, Casino, RG casino, My ledger, Aviator, Ludo, Statement, Setting, Rules, Password',
  },
  topaz: {
    title: 'Topaz Park',
    header: '#33240a',
    tiles:
      'Inplay, Casino, RG casino, Int casino, Matka, Aviator, My ledger, Statement, Setting, Rules, Password',
  },
};

async function firstHtml(host: string): Promise<string> {
  const [response] = await once(
    get(readPassedOn('url'), { headers: { host, accept: 'text/html' } }),
    'response',
  );
  return text(response);
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open menu' }).click();
}

for (const [brand, { title, header, tiles }] of Object.entries(brands)) {
  test.describe(`on the host of ${title}`, () => {
    test.use({ brand });

    test(`${title}: the first HTML and the dashboard are the brand's own`, async ({ page }) => {
      const html = await firstHtml(hostOf(brand));
      expect(html).toContain(`<title>${title}</title>`);
      expect(html).toContain(`<link rel="icon" href="/brands/${brand}/favicon.svg">`);
      expect(html).toContain(`--brand-header:${header}`);

      await chooseLanguage(page, 'en');
      const expectStill = await watchLayoutShift(page);
      await page.goto('/main/dashboard');
      await expect(page.getByRole('main').getByRole('listitem')).toHaveText(tiles.split(', '));
      await expect(page).toHaveTitle(`Dashboard · ${title}`);
      await expect(page.getByRole('img', { name: title })).toHaveJSProperty('complete', true);
      const colour = await page.getByRole('banner').evaluate((it) => getComputedStyle(it).backgroundColor);
      expect(colour).toBe(
        `rgb(${[1, 3, 5].map((at) => Number.parseInt(header.slice(at, at + 2), 16)).join(', ')})`,
      );
      await expectAxeClean(page);
      await expectStill();
    });
  });
}

test('on a slow connection the brand is shown before any script has loaded', async ({ page }) => {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.addInitScript(() => localStorage.setItem('theme', 'light'));
  await page.goto('/main/dashboard', { waitUntil: 'commit' });
  await expect(page.getByText('Maidan', { exact: true })).toBeVisible();
  await expect(page.locator('html'), 'in the theme that was chosen').toHaveAttribute('data-theme', 'light');
  letThrough();
  await expect(page.getByRole('link', { name: 'Inplay' })).toBeVisible();
});

test('an unknown host gets the default brand', async () => {
  expect(await firstHtml('nobody.localhost')).toContain('<title>Maidan</title>');
});

test('the dark colours of a brand are as readable as the light ones', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/main/dashboard');
  await expect(page.getByRole('link', { name: 'Inplay' })).toBeVisible();
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  expect(await ground()).toBe('dark');
  await expectAxeClean(page);
  await openMenu(page);
  await page.getByRole('combobox', { name: 'Theme' }).selectOption('Light');
  expect(await ground()).toBe('light');
  await page.reload();
  await expect(page.getByRole('link', { name: 'Inplay' })).toBeVisible();
  expect(await ground()).toBe('light');
});

/** The live tables of the dashboard: once they are shown, so is every other card. */
const liveTables = (page: Page) => page.getByRole('main').locator('a[href^="/main/teen"]');

test.describe('a brand with encrypted replies', () => {
  test.use({ brand: 'indigo' });

  test('shows their content, and offers no Aviator', async ({ page }) => {
    const answered = page.waitForResponse('**/api/user/userBalance');
    await page.goto('/main/dashboard');
    const { dataEncrupt, data } = await (await answered).json();
    expect([dataEncrupt, typeof data]).toEqual([1, 'string']);
    await expect(page.getByRole('banner')).toContainText('Coins: 1,00,000.00');
    await expect(page.getByText('Ludo').first()).toBeAttached();
    await expect(liveTables(page).first()).toBeVisible();
    await expect(page.getByText('Aviator')).toHaveCount(0);
    await expect(page.locator('a[href^="/main/aviator"]')).toHaveCount(0);
  });
});

test.describe('a brand without matka and footer', () => {
  test.use({ brand: 'ruby' });

  test('shows neither in its shell, and no matka among the live games', async ({ page }) => {
    await page.goto('/main/dashboard');
    await expect(liveTables(page).first()).toBeVisible();
    await expect(page.locator('a[href*="matka"]')).toHaveCount(0);
    await page.goto('/main/rules');
    await openMenu(page);
    await expect(
      page.getByRole('navigation', { name: 'Menu', exact: true }).getByRole('link', { name: 'Settings' }),
    ).toBeVisible();
    await expect(page.getByText(/Matka/)).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
  });
});

test.describe('a brand without other sports', () => {
  test.use({ brand: 'jade' });

  test('offers no sport filter', async ({ page }) => {
    await page.goto('/main/matches');
    await expect(page.getByRole('button', { name: 'All matches' })).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(0);
  });
});

test.describe('a brand that opens Aviator as a page of its own', () => {
  test.use({ brand: 'topaz' });

  test('loads that page with a full page load, and does not block the right mouse button', async ({
    page,
  }) => {
    await page.goto('/main/dashboard');
    await page.evaluate(() => document.body.setAttribute('data-old', ''));
    const isBlocked = await page
      .getByRole('main')
      .evaluate(
        (it) => !it.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })),
      );
    expect(isBlocked).toBe(false);
    await page.getByRole('main').getByRole('link', { name: 'Aviator' }).click();
    await expect(page).toHaveURL('/main/aviator/303031');
    await expect(page.locator('body[data-old]')).toHaveCount(0);
  });
});
