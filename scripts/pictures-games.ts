import type { Page } from '@playwright/test';
import type { Picture } from './picture.ts';

/** The longest round of a table, and nearly every flight. */
const roundMs = 120_000;

async function openGame(page: Page, path: string): Promise<void> {
  await page.goto(`/main/${path}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
}

const call = (page: Page, words: RegExp) => page.getByText(words).filter({ visible: true }).first();

/** With all its cards, and who won. */
async function openResult(page: Page, path: string): Promise<void> {
  await openGame(page, path);
  await call(page, /wins$|^Round void$/).waitFor({ timeout: roundMs });
  // The cards that decided it are lifted, and the losers dimmed.
  await page.waitForTimeout(1_500);
}

async function openDealing(page: Page, path: string): Promise<void> {
  await openGame(page, path);
  await call(page, /^Dealing$/).waitFor({ timeout: roundMs });
  await page.waitForTimeout(4_000);
}

async function openFlight(page: Page): Promise<void> {
  await openGame(page, 'aviator/303031');
  // A flight may end at its start.
  await call(page, /^(1\.[3-9]|[2-9]\.)\d+x$/).waitFor({ timeout: roundMs });
}

async function openVerified(page: Page): Promise<void> {
  await openGame(page, 'lucky7/3032');
  await page
    .getByRole('button', { name: /, round / })
    .first()
    .click({ timeout: roundMs });
  await page.getByRole('dialog').getByRole('link', { name: 'Verify' }).click();
  await page.getByText('This round is fair').waitFor({ timeout: roundMs });
}

async function openFramed(page: Page, path: string, ready: RegExp): Promise<void> {
  await openGame(page, path);
  await page.frameLocator('main iframe').getByRole('button', { name: ready }).first().waitFor();
}

const game = (name: string, path: string): Picture => ({ name, open: (page) => openGame(page, path) });

export const gamePictures: readonly Picture[] = [
  game('casino', 'casino'),
  { name: 'table-three-hands', open: (page) => openResult(page, 'teen9/3048') },
  { name: 'table-andar-bahar', open: (page) => openDealing(page, 'ab2/3043') },
  { name: 'table-dragon-tiger', open: (page) => openResult(page, 'dt20/3035') },
  { name: 'verify-round', open: openVerified },
  { name: 'aviator', open: openFlight },
  game('matka', 'matka'),
  game('matka-jodi', 'matka-jodi/7007'),
  game('int-casino', 'int-casino'),
  { name: 'roulette', open: (page) => openFramed(page, 'virtual-games/roultee', /^Spin/) },
  {
    name: 'ludo',
    open: (page) => openFramed(page, 'iframe-casino/600113', /^Find an opponent/),
    isPolling: true,
  },
];
