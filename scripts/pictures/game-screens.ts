import type { FrameLocator, Page } from '@playwright/test';
import { openScreen, roundMs, screen } from './open-screen.ts';
import type { Picture } from './picture.ts';

async function openFlight(page: Page): Promise<void> {
  await openScreen(page, 'aviator/303031');
  const height = page.getByText(/^(1\.[3-9]|[2-9]\.)\d+x$/).filter({ visible: true });
  // A flight may end at its start.
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
  { name: 'games/free-games', open: openCricket },
];
