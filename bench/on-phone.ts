import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../journeys/support/chromium.ts';
import { projectRoot, startHouse } from '../journeys/support/house.ts';
import { signIn } from '../journeys/support/sign-in.ts';

async function signedInPage(browser: Browser, url: string, scripts: readonly string[]): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 360, height: 800 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  });
  for (const path of scripts) await context.addInitScript({ path });
  const page = await context.newPage();
  const brand = JSON.parse(readFileSync(join(projectRoot, 'brands', 'default.json'), 'utf8'));
  await signIn(page, brand.demoLogin);
  return page;
}

/**
 * Uses a house of its own through a real browser of a phone's size, signed in as the demo client. Scripts are loaded into
 * every page.
 */
export async function onPhone<Value>(
  use: (page: Page, browser: Browser) => Promise<Value>,
  { scripts = [] }: { readonly scripts?: readonly string[] } = {},
): Promise<Value> {
  const { executablePath, args, env } = await findChromium();
  const house = await startHouse();
  try {
    const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
    try {
      return await use(await signedInPage(browser, house.url, scripts), browser);
    } finally {
      await browser.close();
    }
  } finally {
    await house.stop();
  }
}
