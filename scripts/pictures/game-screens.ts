import type { FrameLocator, Page } from '@playwright/test';
import { openScreen, roundMs, screen } from './open-screen.ts';
import type { Picture } from './picture.ts';

/** Rolls and choices of a token together. */
const throwsMost = 10;

async function openFlight(page: Page): Promise<void> {
  await openScreen(page, 'aviator/303031');
  const height = page.getByText(/^(1\.[3-9]|[2-9]\.)\d+x$/).filter({ visible: true });
  // A flight may crash at once, so this may have to wait for the next one.
  await height.first().waitFor({ timeout: roundMs });
}

async function openFramed(page: Page, path: string, ready: RegExp): Promise<FrameLocator> {
  await page.goto(`/main/${path}`);
  const game = page.frameLocator('main iframe');
  await game.getByRole('button', { name: ready }).first().waitFor();
  return game;
}

const framed = (name: string, path: string, ready: RegExp): Picture => ({
  name,
  async open(page) {
    await openFramed(page, path, ready);
  },
});

export async function spinRoulette(page: Page): Promise<void> {
  const game = await openFramed(page, 'virtual-games/roultee', /^Spin/);
  await game.getByRole('button', { name: /^Red, 1 to 1/ }).click();
  await game.getByRole('button', { name: /^Spin/ }).click();
  await game.getByRole('button', { name: 'Skip' }).click();
  await game
    .getByText(/You won|No win this time/)
    .first()
    .waitFor();
}

/** A game against the house, after a few rolls. */
async function playLudo(page: Page): Promise<void> {
  await page.goto('/main/iframe-casino/600113');
  const game = page.frameLocator('main iframe');
  const start = game.getByRole('button', { name: /^Play the house now/ });
  const board = game.getByRole('region', { name: 'The board' });
  // A game that is already under way is resumed.
  await start.or(board).first().waitFor();
  if (await start.isVisible()) await start.click();
  const act = game.locator('.lu-move, .lu-roll[data-ready]').first();
  for (let acts = 0; acts < throwsMost; acts += 1) await act.click({ timeout: roundMs });
}

async function openCricket(page: Page): Promise<void> {
  await openScreen(page, 'freegame');
  await page.locator('main').getByRole('button').first().click();
  await page.locator('#cricket-game svg').first().waitFor();
}

export const gamePictures: readonly Picture[] = [
  screen('games/casino', 'casino'),
  { name: 'games/aviator', open: openFlight, isPolling: true },
  screen('games/int-casino', 'int-casino'),
  framed('games/lobby', 'iframe-casino/900000', /Roulette/),
  framed('games/roulette', 'virtual-games/roultee', /^Spin/),
  framed('games/dus-ka-dum', 'virtual-games/dus-ka-dam', /^Turn the card/),
  framed('games/andar-bahar', 'virtual-games/andar-bahar', /^Deal/),
  { ...framed('games/ludo', 'iframe-casino/600113', /^Find an opponent/), isPolling: true },
  { name: 'games/ludo-board', open: playLudo, by: 'ludoPlayer', isPolling: true },
  { name: 'games/free-games', open: openCricket },
];
