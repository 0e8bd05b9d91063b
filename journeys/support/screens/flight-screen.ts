import { expect, type Locator, type Page } from '@playwright/test';
import { patience } from '../../../scripts/machine-pace.ts';
import { roundIdIn } from './round-id.ts';

/** Longer than any flight but one in 50,000. */
export const flightMs = patience(180_000);
export const aviatorAddress = '/main/aviator/303031';

export const cardOf = (page: Page, number: number): Locator =>
  page.getByRole('region', { name: `Bet card ${number}` });
export const stageOf = (page: Page): Locator => page.getByRole('region', { name: 'The flight' });
const roundOf = async (page: Page) => (await roundIdIn(page).textContent()) ?? '';

export async function openAviator(page: Page, host = ''): Promise<void> {
  await page.goto(`${host}${aviatorAddress}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Aviator' })).toBeVisible();
}

/** Waits for a round with most of its betting time left. */
export async function whileOpen(page: Page): Promise<string> {
  await expect(stageOf(page).getByText('Waiting for next round')).toBeHidden({ timeout: flightMs });
  await expect(stageOf(page).getByText('Waiting for next round')).toBeVisible({ timeout: flightMs });
  return roundOf(page);
}

/** Of a flight in the air. */
export const multiplierOf = (page: Page): Locator =>
  stageOf(page)
    .filter({ hasNotText: 'FLEW AWAY!' })
    .getByText(/^\d+\.\d\dx$/);

/** Waits for a flight in the air: after its crash the next round opens three seconds later. */
export async function whileFlying(page: Page): Promise<void> {
  await expect(multiplierOf(page)).toBeVisible({ timeout: flightMs });
}
