import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Browser } from '@playwright/test';
import { picturesFolder, savePicture } from './save-picture.ts';

type Sheet = { name: string; sizes: readonly Size[] };
type Size = 'desktop' | 'phone';

const bytesMost = 60_000;
const widths: Record<Size, number> = { desktop: 512, phone: 192 };

const both = (name: string): Sheet => ({ name, sizes: ['desktop', 'phone'] });
const phone = (name: string): Sheet => ({ name, sizes: ['phone'] });

/** The screens with a picture of the first design, by their present names. */
const sheets: readonly Sheet[] = [
  both('home/sign-in'),
  both('home/dashboard'),
  both('home/dashboard-light'),
  both('home/dashboard-arabic'),
  phone('home/menu'),
  both('home/rules'),
  both('sports/cricket'),
  both('sports/match'),
  both('sports/bet-slip'),
  both('account/exposure'),
  both('account/statement'),
  both('account/ledger'),
  both('account/ledger-details'),
  both('account/profile'),
  both('account/settings'),
  both('account/stakes'),
  both('account/password'),
  both('games/free-games'),
  phone('games/casino'),
  phone('games/int-casino'),
  phone('games/aviator'),
  phone('games/roulette'),
  both('games/ludo'),
  phone('matka/markets'),
  phone('matka/jodi'),
  phone('tables/teenpatti-test'),
  phone('tables/andar-bahar'),
  phone('tables/20-20-dragon-tiger'),
  phone('tables/verify-round'),
];

async function imageOf(file: string, width: number): Promise<string> {
  const bytes = await readFile(join(picturesFolder, `${file}.png`));
  return `<img width="${width}" src="data:image/png;base64,${bytes.toString('base64')}">`;
}

async function pageOf({ name, sizes }: Sheet): Promise<string> {
  const files = ['before', 'after'].map((time) =>
    sizes.map((size) =>
      imageOf(time === 'before' ? `before/${basename(name)}-${size}` : `${name}-${size}`, widths[size]),
    ),
  );
  const [before = [], after = []] = await Promise.all(files.map((images) => Promise.all(images)));
  const half = (title: string, images: readonly string[]) => `<div><h1>${title}</h1>${images.join('')}</div>`;
  return `<style>
    body { display: inline-flex; gap: 12px; margin: 0; padding: 12px; background: #e9ebef; }
    div { display: flex; flex-direction: column; align-items: center; gap: 12px; }
    h1 { margin: 0; font: 600 15px/1 sans-serif; color: #3b4252; }
    img { display: block; }
  </style>${half('Before', before)}${half('After', after)}`;
}

/** Writes sheets with the present pictures beside those of the first design. */
export async function writeSheets(browser: Browser, isWanted: (name: string) => boolean): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1080, height: 800 } });
  for (const sheet of sheets.filter(({ name }) => isWanted(name))) {
    await page.setContent(await pageOf(sheet));
    const png = await page.locator('body').screenshot();
    await savePicture(`before-and-after/${basename(sheet.name)}`, png, bytesMost);
  }
  await page.close();
}
