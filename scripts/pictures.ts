import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from '@playwright/test';
import { findChromium } from '../journeys/support/chromium.ts';
import { type House, startHouse } from '../journeys/support/house.ts';
import { allPictures } from './pictures/all-pictures.ts';
import type { Picture } from './pictures/picture.ts';
import { createPlayers, type Sessions } from './pictures/players.ts';
import { savePicture } from './pictures/save-picture.ts';

/** The largest file, so that the folder stays under ten megabytes. */
const bytesMost = 80_000;
/** More than the cores, because most pages wait for a round. */
const pagesAtOnce = 3;

/** How long a page may take on a busy machine. */
const busyMs = 120_000;

/** The longest wait for a moment to photograph: one over. */
const momentMs = 60_000;
const triesMost = 10;

const sizes = {
  phone: { viewport: { width: 360, height: 800 }, deviceScaleFactor: 1.5, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
} satisfies Record<string, BrowserContextOptions>;
type Size = keyof typeof sizes;
const sizeNames = Object.keys(sizes) as readonly Size[];

/** `npm run pictures -- aviator matka` takes only these, by screen or by folder. */
const names = process.argv.slice(2);
const isWanted = (name: string) => names.length === 0 || name.split('/').some((part) => names.includes(part));

type Studio = {
  browser: Browser;
  house: House;
  sessions: Sessions;
  contexts: Map<string, Promise<BrowserContext>>;
};

async function openContext({ browser, house, sessions }: Studio, picture: Picture, size: Size) {
  const { by = 'player', stored = {} } = picture;
  const context = await browser.newContext({ ...sizes[size], baseURL: house.url });
  context.setDefaultTimeout(busyMs);
  await context.addInitScript(
    (items) => {
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
    },
    { language: 'en', ...stored, ...(by === 'nobody' ? {} : { session: sessions[by] }) },
  );
  return context;
}

/** Pages with the same settings share a context, and with it the browser's cache. */
function contextFor(studio: Studio, picture: Picture, size: Size): Promise<BrowserContext> {
  const key = JSON.stringify([size, picture.by, picture.stored, picture.isOffline]);
  const known = studio.contexts.get(key) ?? openContext(studio, picture, size);
  studio.contexts.set(key, known);
  return known;
}

async function shoot(page: Page, moment: Locator | undefined): Promise<Buffer> {
  for (let tries = 1; ; tries += 1) {
    await moment?.waitFor({ timeout: momentMs });
    const png = await page.screenshot({ animations: 'disabled', scale: 'device' });
    if (moment === undefined || tries === triesMost || (await moment.isVisible())) return png;
  }
}

/** Shows fonts as on a later visit: on the first, a body font that loads late is not used. */
async function showTypefaces(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    await frame.evaluate(async () => {
      for (const sheet of document.querySelectorAll('style'))
        if (sheet.textContent.includes('font-display:optional'))
          sheet.textContent = sheet.textContent.replaceAll('font-display:optional', 'font-display:block');
      document.body.getBoundingClientRect();
      await document.fonts.ready;
    });
  }
}

async function take(studio: Studio, picture: Picture, size: Size): Promise<void> {
  const context = await contextFor(studio, picture, size);
  const page = await context.newPage();
  try {
    await picture.open(page);
    if (!picture.isOffline) await page.waitForLoadState(picture.isPolling ? 'load' : 'networkidle');
    await showTypefaces(page);
    await savePicture(`${picture.name}-${size}`, await shoot(page, picture.moment?.(page)), bytesMost);
  } finally {
    await page.close();
  }
}

/** Returns the pictures that could not be taken, with the reason. */
async function takeAll(browser: Browser, house: House): Promise<readonly string[]> {
  const studio = { browser, house, sessions: await createPlayers(house), contexts: new Map() };
  const failed: string[] = [];
  const wanted = allPictures
    .filter(({ name }) => isWanted(name))
    .flatMap((picture) => sizeNames.map((size) => ({ picture, size })))
    .filter(({ picture: { onlyOn = '' }, size }) => [size, ''].includes(onlyOn))
    .values();
  const takeNext = async () => {
    for (const { picture, size } of wanted) {
      await take(studio, picture, size).catch((error: Error) => {
        failed.push(`${picture.name}-${size}: ${error.message}`);
      });
    }
  };
  await Promise.all(Array.from({ length: pagesAtOnce }, takeNext));
  return failed;
}

const { executablePath, args, env } = await findChromium();
const house = await startHouse({ SIM_SEED: 'pictures' });
const browser = await chromium.launch({
  executablePath,
  args,
  env: { ...process.env, ...env } as Record<string, string>,
});
try {
  const failed = await takeAll(browser, house);
  for (const reason of failed) process.stderr.write(`Not taken: ${reason}\n`);
  process.exitCode = failed.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  await house.stop();
}
