import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { giveHistory } from '../journeys/support/account-history.ts';
import { openSession } from '../journeys/support/call-house.ts';
import { findChromium } from '../journeys/support/chromium.ts';
import type { NewClient } from '../journeys/support/create-client.ts';
import { type House, projectRoot, startHouse } from '../journeys/support/house.ts';
import { operate } from '../journeys/support/operate.ts';
import { passedOn } from '../journeys/support/passed-on.ts';
import type { Picture } from './picture.ts';
import { withPalette } from './pictures-palette.ts';
import { pictures } from './pictures-screens.ts';

const folder = join(projectRoot, 'docs', 'pictures');
const bytesMost = 200_000;

/** `npm run pictures -- aviator ludo` takes those alone. */
const names = process.argv.slice(2);
const wanted = pictures.filter(({ name }) => names.length === 0 || names.includes(name));

const sizes: Record<string, BrowserContextOptions> = {
  phone: { viewport: { width: 360, height: 800 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
};

async function createPlayer({ settings }: House): Promise<NewClient> {
  const player = { username: 'ROHAN', password: 'Pictures-12345' };
  await operate(settings, 'create-client', { ...player, upline: 'OWNER', coins: '25000' });
  await operate(settings, 'set-notice', {
    'client-text': 'Welcome to Maidan. Please read the rules before you play.',
  });
  process.env[passedOn.settings] = JSON.stringify(settings);
  await giveHistory(player);
  return player;
}

async function save(page: Page, name: string): Promise<void> {
  const picture = withPalette(await page.screenshot({ animations: 'disabled', scale: 'device' }));
  if (picture.length > bytesMost) throw new Error(`${name} is ${picture.length} bytes, over ${bytesMost}.`);
  await writeFile(join(folder, `${name}.png`), picture);
  process.stdout.write(`${name}.png ${Math.ceil(picture.length / 1000)} kB\n`);
}

async function openScreen(browser: Browser, house: House, size: string, picture: Picture, player: NewClient) {
  const context = await browser.newContext({ ...sizes[size], baseURL: house.url });
  const stored = {
    language: picture.language ?? 'en',
    ...(picture.theme === undefined ? {} : { theme: picture.theme }),
  };
  // One live session per client: each screen signs in anew.
  const session = picture.isSignedOut ? {} : { session: JSON.stringify(await openSession(house, player)) };
  await context.addInitScript(
    (items) => {
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
    },
    { ...stored, ...session },
  );
  return context;
}

async function takeAll(browser: Browser, house: House): Promise<void> {
  const player = await createPlayer(house);
  for (const size of Object.keys(sizes)) {
    for (const picture of wanted.filter(({ onlyOn }) => onlyOn === undefined || onlyOn === size)) {
      const context = await openScreen(browser, house, size, picture, player);
      const page = await context.newPage();
      await picture.open(page);
      await page.waitForLoadState(picture.isPolling ? 'load' : 'networkidle');
      await save(page, `${picture.name}-${size}`);
      await context.close();
    }
  }
}

await mkdir(folder, { recursive: true });
const { executablePath, args, env } = await findChromium();
const house = await startHouse({ SIM_SEED: 'pictures' });
const browser = await chromium.launch({
  executablePath,
  args,
  env: { ...process.env, ...env } as Record<string, string>,
});
try {
  await takeAll(browser, house);
} finally {
  await browser.close();
  await house.stop();
}
