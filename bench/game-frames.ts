import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../journeys/support/chromium.ts';
import { projectRoot, startHouse } from '../journeys/support/house.ts';
import { signIn } from '../journeys/support/sign-in.ts';
import { type Figure, report } from './figure.ts';

/** How many times slower a cheap phone is than a desktop core, roughly. */
const slowdown = 4;
const screens = [
  { name: 'a live table', path: '/main/teen9/3048' },
  { name: 'flights', path: '/main/aviator/303031' },
];
/** Longer than a round of a table: betting, every card, the result and the pause. */
const roundMs = 60_000;
const emptyMs = 10_000;
const frameCounter = fileURLToPath(new URL('./game-frames/count-frames.js', import.meta.url));

interface Frames {
  readonly perSecond: number;
  /** In percent of all frames. */
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
  const figures: Figure[] = [];
  for (const { name, path } of screens) {
    await page.goto(path);
    await page.locator('h1').waitFor({ state: 'attached' });
    const seen = await countFrames(page, roundMs);
    console.log(
      `${seen.perSecond.toFixed(1)} frames/s of ${name}, ${empty.perSecond.toFixed(1)} on an empty page, a core ${slowdown} times slower`,
    );
    figures.push(
      {
        name: `frames/s of ${name} over an empty page, on a slow core`,
        value: seen.perSecond / empty.perSecond,
        goal: 0.9,
        unit: 'x',
        better: 'more',
      },
      { name: `frames of ${name} over 50 ms`, value: seen.slow, goal: 5, unit: '%', better: 'less' },
    );
  }
  return figures;
}

/** Rounds of the games at a phone's size, in a real browser with a slowed-down processor. */
export async function gameFrames(): Promise<Figure[]> {
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

if (import.meta.main) report(await gameFrames());
