import type { Page } from '@playwright/test';
import type { Picture } from './picture.ts';
import { gamePictures } from './pictures-games.ts';

async function openMain(page: Page, path: string): Promise<void> {
  await page.goto(`/main/${path}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
  await page
    .getByRole('banner')
    .getByText(/\d\.\d\d/)
    .first()
    .waitFor();
}

const screen = (name: string, path: string): Picture => ({ name, open: (page) => openMain(page, path) });

const openPrice = (page: Page) => page.getByRole('button', { name: /^Lagai /, disabled: false }).first();

/** Between two balls, when most matches have prices. */
async function openMatches(page: Page): Promise<void> {
  await openMain(page, 'matches');
  const priced = page.locator('main a[href*="/main/match-"] .bg-back', { hasText: /\d/ });
  await priced.nth(3).waitFor({ timeout: 60_000 });
}

async function openMatch(page: Page): Promise<void> {
  await openMain(page, 'matches');
  await page.locator('main a[href*="/main/match-"]').last().click();
  // Between two balls every market is open.
  await openPrice(page).waitFor({ timeout: 60_000 });
  await page.getByRole('button', { name: 'FS', exact: true }).click();
}

/** To the top of the screen, right under what stays there. */
const bringUp = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const headerPx = document.querySelector('header')?.offsetHeight ?? 0;
    const top = element.getBoundingClientRect().top + window.scrollY - headerPx - 8;
    window.scrollTo({ top, behavior: 'instant' });
  });

/** On a phone the prices stand below the first screenful. */
async function openPrices(page: Page): Promise<void> {
  await openMatch(page);
  await bringUp(page, 'iframe[title=Score]');
}

async function openSlip(page: Page): Promise<void> {
  await openMatch(page);
  const slip = page.getByRole('form', { name: 'Bet slip' });
  for (let tries = 0; tries < 20; tries += 1) {
    await openPrice(page).click({ timeout: 60_000 });
    // The next ball may have shut the market under the finger.
    const isOpen = await slip.waitFor({ timeout: 3_000 }).then(
      () => true,
      () => false,
    );
    if (!isOpen) continue;
    await slip.getByRole('button', { name: '5,000', exact: true }).click();
    if ((await slip.getByText('suspended').count()) === 0) return;
    await slip.getByRole('button', { name: 'Close' }).click();
  }
  throw new Error('Every price was suspended as soon as it was tapped.');
}

async function openDrawer(page: Page): Promise<void> {
  await openMain(page, 'dashboard');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('navigation', { name: 'Menu' }).waitFor();
}

async function openLedgerDetails(page: Page): Promise<void> {
  await openMain(page, 'ledger');
  await page.locator('main a[href*="/main/ledger-details/"]').first().click();
  await page
    .getByText(/You (Won|Lost)/)
    .first()
    .waitFor();
}

/** Not every machine that takes pictures has letters for Hindi, which comes first. */
async function openEnglishRules(page: Page): Promise<void> {
  await openMain(page, 'rules');
  await bringUp(page, '#section2');
}

async function openSignIn(page: Page): Promise<void> {
  await page.goto('/signin');
  await page.locator('button[type=submit]').waitFor();
}

export const pictures: readonly Picture[] = [
  { name: 'sign-in', open: openSignIn, isSignedOut: true },
  screen('dashboard', 'dashboard'),
  { ...screen('dashboard-light', 'dashboard'), theme: 'light' },
  { ...screen('dashboard-arabic', 'dashboard'), language: 'ar' },
  { name: 'menu', open: openDrawer, onlyOn: 'phone' },
  { name: 'matches', open: openMatches },
  { name: 'match', open: openPrices },
  { name: 'bet-slip', open: openSlip },
  screen('statement', 'statement'),
  screen('ledger', 'ledger'),
  { name: 'ledger-details', open: openLedgerDetails },
  screen('exposure', 'pending-bets'),
  screen('profile', 'profile'),
  screen('stakes', 'edit-stakes'),
  screen('settings', 'settings'),
  screen('password', 'changepassword'),
  { name: 'rules', open: openEnglishRules },
  screen('free-games', 'freegame'),
  ...gamePictures,
];
