import { type TableEntry, tables } from '@maidan/games/rules';
import type { Page } from '@playwright/test';
import { openScreen, roundMs } from './open-screen.ts';
import type { Picture } from './picture.ts';

const luckySeven = 'lucky7/3032';
/** Tables that deal slowly, with several betting windows in between. */
const slowTables: readonly string[] = ['abj'];

const words = (page: Page, text: RegExp) => page.getByText(text).filter({ visible: true }).first();

async function waitForResult(page: Page): Promise<void> {
  await words(page, /wins$|^Round void$/).waitFor({ timeout: roundMs });
}

/** The table with all its cards and the winner. */
async function openTable(page: Page, { code, route, eventId }: TableEntry): Promise<void> {
  await openScreen(page, `${route}/${eventId}`);
  if (slowTables.includes(code)) {
    await words(page, /^Dealing$/).waitFor({ timeout: roundMs });
    await page.waitForTimeout(4_000);
    return;
  }
  await waitForResult(page);
  // Waits until the deciding cards are raised and the losing ones dimmed.
  await page.waitForTimeout(1_500);
}

async function openOption(page: Page): Promise<void> {
  await openScreen(page, luckySeven);
  await page.getByRole('button', { name: /^Low Card/i, disabled: false }).click({ timeout: roundMs });
  const slip = page.getByRole('form', { name: 'Bet slip' });
  await slip.getByRole('button', { name: '1,000', exact: true }).click();
}

/** Bets on a round and waits for its end. */
export async function playTable(page: Page): Promise<void> {
  await openOption(page);
  await page.getByRole('button', { name: /^Place Bet/ }).click();
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await waitForResult(page);
}

async function openResult(page: Page): Promise<void> {
  await openScreen(page, luckySeven);
  await page
    .getByRole('button', { name: /, round / })
    .first()
    .click({ timeout: roundMs });
  await page.getByRole('dialog').getByRole('link', { name: 'Verify' }).waitFor();
}

async function openVerified(page: Page): Promise<void> {
  await openResult(page);
  await page.getByRole('dialog').getByRole('link', { name: 'Verify' }).click();
  await page.getByText('This round is fair').waitFor({ timeout: roundMs });
}

export const tablePictures: readonly Picture[] = [
  ...tables.map((table) => ({
    name: `tables/${table.title.toLowerCase().replaceAll(' ', '-')}`,
    open: (page: Page) => openTable(page, table),
    // The result is shown for only a few seconds.
    isPolling: true,
  })),
  { name: 'tables/bet-slip', open: openOption },
  { name: 'tables/result', open: openResult },
  { name: 'tables/verify-round', open: openVerified },
];
