import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../journeys/support/chromium.ts';
import { projectRoot, startHouse } from '../journeys/support/house.ts';
import { signIn } from '../journeys/support/sign-in.ts';
import { type Figure, report } from './figure.ts';

/** A cheap phone is about so many times slower than a desktop's core. */
const slowdown = 4;
const tablePath = '/main/teen9/3048';
/** Longer than a round: betting, every card, the result and the pause. */
const roundMs = 60_000;
const emptyMs = 10_000;
const frameCounter = fileURLToPath(new URL('./table-frames/count-frames.js', import.meta.url));

interface Frames {
  readonly perSecond: number;
  /** In percent. */
  readonly slow: number;
}

const countFrames = (page: Page, forMs: number): Promise<Frames> => page.evaluate(`countFrames(${forMs})`);

async function measure(browser: Browser, url: string): Promise<Figure[]> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 360, height: 800 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  });
  await context.addInitScript({ path: frameCounter });
  const page = await context.newPage();
  const brand = JSON.parse(readFileSync(join(projectRoot, 'brands', 'default.json'), 'utf8'));
  await signIn(page, brand.demoLogin);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto('about:blank');
  const empty = await countFrames(page, emptyMs);
  await page.goto(tablePath);
  await page.locator('h1').waitFor({ state: 'attached' });
  const table = await countFrames(page, roundMs);
  console.log(
    `${table.perSecond.toFixed(1)} frames/s at a table, ${empty.perSecond.toFixed(1)} on an empty page, a core ${slowdown} times slower`,
  );
  return [
    {
      name: 'frames/s of a live table over an empty page, on a slow core',
      value: table.perSecond / empty.perSecond,
      goal: 0.9,
      unit: 'x',
      better: 'more',
    },
    { name: 'frames of a live table over 50 ms', value: table.slow, goal: 5, unit: '%', better: 'less' },
  ];
}

/** A whole round of a live table on a phone's screen, in a real browser whose core is slowed down. */
export async function tableFrames(): Promise<Figure[]> {
  const { executablePath, args, env } = await findChromium();
  const house = await startHouse();
  try {
    const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
    try {
      return await measure(browser, house.url);
    } finally {
      await browser.close();
    }
  } finally {
    await house.stop();
  }
}

if (import.meta.main) report(await tableFrames());
