import type { Page } from '@playwright/test';
import { openMore } from '../../journeys/support/open-more.ts';
import { waitUntilCounted } from '../../journeys/support/screens/wait-until-counted.ts';
import { bringUp, openLedgerOf, openScreen } from './open-screen.ts';
import type { Picture } from './picture.ts';
import { playedMatch } from './players.ts';

const openFancy = (page: Page) => page.getByRole('button', { name: /^Yes /, disabled: false }).first();
const openPrice = (page: Page) => page.getByRole('button', { name: /^Lagai /, disabled: false }).first();

/** Waits for the time between two balls, when most matches have prices. */
async function openMatches(page: Page, sport: string): Promise<void> {
  await openScreen(page, `matches?sport=${sport}`);
  const priced = page.locator('main a[href*="/main/match-"] .bg-back', { hasText: /\d/ });
  await priced.nth(sport === 'cricket' ? 3 : 0).waitFor({ timeout: 60_000 });
}

async function openAllMatches(page: Page): Promise<void> {
  await openMatches(page, 'cricket');
  await page.locator('main').getByRole('button').first().click();
  await page.getByRole('dialog').getByRole('link').first().waitFor();
}

const inPlay = (page: Page) => page.locator('main a[href*="/main/match-"]');

async function openMatch(page: Page, match = inPlay(page).last()): Promise<void> {
  await openScreen(page, 'matches');
  await match.click();
  // Between two balls every market is open.
  await openPrice(page).waitFor({ timeout: 60_000 });
  await page.getByRole('button', { name: 'FS', exact: true }).click();
}

/** On a phone the prices are below the first screenful. */
async function openPrices(page: Page): Promise<void> {
  await openMatch(page);
  await bringUp(page.locator('iframe[title=Score]'));
}

/** The TV picture of the simulated match, above its score. */
async function openTv(page: Page): Promise<void> {
  // The second innings of a one-day match, so that the worm has something to show.
  await openMatch(page, inPlay(page).nth(1));
  await page.getByRole('button', { name: 'TV', exact: true }).click();
  await page.frameLocator('iframe[title=TV]').locator('svg, canvas').first().waitFor();
  await page
    .locator('iframe[title=TV]')
    .evaluate((frame) => frame.scrollIntoView({ block: 'center', behavior: 'instant' }));
}

/** Scrolls down to the sessions. */
async function openFancies(page: Page): Promise<void> {
  await openMatch(page);
  await page
    .getByRole('navigation')
    .getByRole('button', { name: /^Fancy/ })
    .click();
}

async function openSlip(page: Page): Promise<void> {
  await openMatch(page);
  const slip = page.getByRole('form', { name: 'Bet slip' });
  for (let tries = 0; tries < 20; tries += 1) {
    await openPrice(page).click({ timeout: 60_000 });
    // The next ball may have suspended the market just before the click.
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

/** The page of a match that is over redirects to the dashboard once, with the result. */
async function openMatchOver(page: Page): Promise<void> {
  await page.goto(playedMatch.path);
  const ending = page.getByRole('dialog', { name: 'Match over' });
  await ending
    .getByText(/You (Won|Lost)/)
    .first()
    .waitFor();
  await waitUntilCounted(ending);
}

async function openCompletedBets(page: Page): Promise<void> {
  await openMatchOver(page);
  await openScreen(page, playedMatch.path.replace('/main/', ''));
  await openMore(page);
  await page.getByRole('button', { name: 'Completed Bets' }).click();
  await page.getByRole('dialog').getByRole('row').first().waitFor();
}

async function openStory(page: Page): Promise<void> {
  await openLedgerOf(page, playedMatch.name);
  const bets = page.getByRole('table', { name: 'Fancy Bets' });
  await bets
    .getByRole('button', { name: /^Why this result/ })
    .first()
    .click();
  await page.getByRole('dialog').getByText('Innings 1').first().waitFor();
}

async function openProof(page: Page): Promise<void> {
  // A match of the simulated season that was over when the season began.
  await openScreen(page, 'verify-match/3011499996');
  await page.getByText('Verified: the seed').waitFor({ timeout: 60_000 });
}

export const sportsPictures: readonly Picture[] = [
  { name: 'sports/cricket', open: (page) => openMatches(page, 'cricket') },
  { name: 'sports/football', open: (page) => openMatches(page, 'football') },
  { name: 'sports/tennis', open: (page) => openMatches(page, 'tennis') },
  { name: 'sports/all-matches', open: openAllMatches },
  { name: 'sports/match', open: openPrices, moment: openPrice, isPolling: true },
  { name: 'sports/tv', open: openTv, isPolling: true },
  { name: 'sports/fancies', open: openFancies, moment: openFancy, isPolling: true },
  { name: 'sports/bet-slip', open: openSlip, isPolling: true },
  { name: 'sports/match-over', open: openMatchOver },
  { name: 'sports/completed-bets', open: openCompletedBets },
  { name: 'sports/why-this-result', open: openStory },
  { name: 'sports/verify-match', open: openProof },
];
