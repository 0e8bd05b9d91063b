import type { FrameLocator, Page } from '@playwright/test';
import { expectAxeClean } from '../support/expect-axe-clean.ts';
import { expect, test } from '../support/signed-in-journey.ts';
import { stubGames } from '../support/stub-game.ts';

const game = (page: Page): FrameLocator => page.frameLocator('iframe[title="Roulette"]');
const inGame = (page: Page, name: string) => game(page).getByRole('button', { name });

test('a client accepts the disclaimer, picks a game from the list, plays and leaves it', async ({ page }) => {
  await stubGames(page);
  await page.goto('/main/dashboard');
  await page.getByRole('main').getByRole('button', { name: 'Int casino', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disagree' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/main/dashboard');
  await page.getByRole('main').getByRole('button', { name: 'Int casino', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Agree', exact: true }).click();

  await expect(page).toHaveURL('/main/int-casino');
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(6);
  await cards.getByRole('link', { name: /^Roulette/ }).click();

  await expect(page).toHaveURL('/main/iframe-casino/100000');
  await expect(inGame(page, 'Close')).toBeVisible();
  await expect(page.locator('iframe')).toHaveAttribute('sandbox', 'allow-scripts allow-forms');
  const frame = await page.locator('iframe').boundingBox();
  expect(frame?.height).toBeGreaterThan(560);
  // Messages from anywhere but the frame are ignored.
  await page.evaluate(() => window.postMessage({ type: 'maidan:close' }, '*'));
  await inGame(page, 'Fail').click();
  await expect(page.getByText('No table is free')).toBeVisible();
  await expectAxeClean(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await inGame(page, 'Close').click();
  await expect(page).toHaveURL('/main/int-casino');

  await page.goto('/main/virtual-games/roultee');
  await inGame(page, 'Verify').click();
  await expect(page).toHaveURL('/main/verify-round/roulette.4fWq0aTz');
});

test('an unknown game says so, and links to the list', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/main/iframe-casino/999999');
  await expect(page.getByRole('alert')).toContainText('This game is not available now');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.getByRole('alert').getByRole('link', { name: 'All games' }).click();
  await expect(page).toHaveURL('/main/int-casino');
  await page.goto('/main/virtual-games/poker');
  await expect(page.getByText('No game found')).toBeVisible();
});

test('a game that does not load in time is reported as slow, and can be loaded again', {
  tag: '@phone',
}, async ({ page }) => {
  await stubGames(page, { isSilent: true });
  await page.clock.install();
  await page.goto('/main/iframe-casino/100000');
  await expect(page.locator('iframe')).toBeAttached();
  await page.clock.fastForward(10_000);
  await expect(page.getByText('The game is taking long to open.')).toBeVisible();
  await expectAxeClean(page);
  await page.unrouteAll();
  await stubGames(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(inGame(page, 'Close')).toBeVisible();
});
