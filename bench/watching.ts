import type { Browser, CDPSession, Page } from '@playwright/test';
import { type Figure, report } from './figure.ts';
import { onPhone } from './on-phone.ts';

const screens = [
  { name: 'the dashboard', path: '/main/dashboard', goal: 15 },
  { name: 'the list of tables', path: '/main/casino', goal: 15 },
  { name: 'a live table', path: '/main/teen20/3030', goal: 25 },
];
const settleMs = 5_000;
/** Longer than a round of a table: countdown, cards, result and pause. */
const watchMs = 45_000;

/** Processor seconds of the browser and all its pages so far. */
async function secondsUsed(session: CDPSession): Promise<number> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

async function shareOfCore(page: Page, session: CDPSession): Promise<number> {
  await page.waitForTimeout(settleMs);
  const before = await secondsUsed(session);
  const startedMs = performance.now();
  await page.waitForTimeout(watchMs);
  const after = await secondsUsed(session);
  return (100 * 1000 * (after - before)) / (performance.now() - startedMs);
}

async function measure(page: Page, browser: Browser): Promise<Figure[]> {
  const session = await browser.newBrowserCDPSession();
  // The rules of a first visit cover the page, whose skeleton waits behind them.
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  const figures: Figure[] = [];
  for (const { name, path, goal } of screens) {
    await page.goto(path);
    await page.locator('h1').waitFor({ state: 'attached' });
    const value = await shareOfCore(page, session);
    figures.push({
      name: `a phone's browser showing ${name}, share of one core`,
      value,
      goal,
      unit: '%',
      better: 'less',
    });
  }
  return figures;
}

/** What a screen costs a player's battery while nothing is pressed, with full motion. */
export const watching = (): Promise<Figure[]> => onPhone(measure);

if (import.meta.main) report(await watching());
