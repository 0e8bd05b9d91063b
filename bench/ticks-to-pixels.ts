import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../journeys/support/chromium.ts';
import { type ScriptedHouse, startScriptedHouse } from '../journeys/support/scripted-house.ts';
import { type ScriptedMatch, scriptedMatch } from '../journeys/support/scripted-match.ts';
import { signIn } from '../journeys/support/sign-in.ts';
import { type Figure, report } from './figure.ts';

type DrawCounts = { cells: number; draws: number; changes: number; frames: number; slowFrames: number };

const countDraws = fileURLToPath(new URL('./ticks-to-pixels/count-draws.js', import.meta.url));
const fancyCount = 140;
/** The house sends changes once per beat. */
const beatMs = 250;

const isLong = process.argv.includes('--long');
const seconds = isLong ? { early: 60, late: 600 } : { early: 15, late: 90 };

/** Changes every cell of every fancy. */
function tick(match: ScriptedMatch, beat: number) {
  const run = 40 + (beat % 60);
  return [
    ...match.fancies.flatMap((_, at) => match.line(at, { noRun: run + at, yesRun: run + at + 2 })),
    ...match.price('bookmaker', 5_000 + 100 * (beat % 40)),
    ...match.price('match-odds', 8_000 + 100 * (beat % 40)),
  ];
}

async function openMatch(browser: Browser, house: ScriptedHouse, match: ScriptedMatch): Promise<Page> {
  const context = await browser.newContext({ baseURL: house.url, viewport: { width: 1280, height: 800 } });
  await context.addInitScript({ path: countDraws });
  // The frames would draw pixels of their own.
  await context.route(/\/(score|tv)\//, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  const page = await context.newPage();
  await signIn(page, await house.openClient());
  await page.evaluate(() => localStorage.removeItem('rulesPopup'));
  await page.goto(match.path);
  await page.locator('[data-cell]').first().waitFor();
  return page;
}

const readDraws = (page: Page): Promise<DrawCounts> => page.evaluate('readDraws()');

async function heapMB(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / 1_000_000;
}

async function measure(page: Page, house: ScriptedHouse, match: ScriptedMatch): Promise<Figure[]> {
  let beat = 0;
  const timer = setInterval(() => {
    beat += 1;
    void house.order({ kind: 'say', changes: tick(match, beat) });
  }, beatMs);
  try {
    await page.waitForTimeout(seconds.early * 1000);
    const early = await heapMB(page);
    await readDraws(page);
    await page.waitForTimeout((seconds.late - seconds.early) * 1000);
    const counts = await readDraws(page);
    return figuresOf(counts, (await heapMB(page)) / early);
  } finally {
    clearInterval(timer);
  }
}

function figuresOf(counts: DrawCounts, growth: number): Figure[] {
  const perSecond = counts.changes / (seconds.late - seconds.early);
  return [
    { name: 'cells', value: counts.cells, goal: 300, unit: 'cells', better: 'more' },
    { name: 'changes shown', value: perSecond, goal: 600, unit: 'cells/s', better: 'more' },
    {
      name: 'redraws per changed cell',
      value: counts.draws / Math.max(1, counts.changes),
      goal: 1,
      unit: 'redraws',
      better: 'less',
    },
    {
      name: 'frames over 50 ms',
      value: (100 * counts.slowFrames) / Math.max(1, counts.frames),
      goal: 5,
      unit: '%',
      better: 'less',
    },
    {
      name: `memory after ${seconds.late} s against ${seconds.early} s`,
      value: growth,
      goal: 1.2,
      unit: 'times',
      better: 'less',
    },
  ];
}

/** A match page with more than 300 cells, all changing at the house's own beat, in a real browser. */
export async function ticksToPixels(): Promise<Figure[]> {
  const { executablePath, args, env } = await findChromium();
  const house = await startScriptedHouse();
  try {
    const fancyNames = Array.from({ length: fancyCount }, (_, at) => `${at + 1} OVER RUNS LIONS`);
    const match = scriptedMatch({ fancyNames });
    await house.order({ kind: 'say', changes: match.opening() });
    const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
    try {
      return await measure(await openMatch(browser, house, match), house, match);
    } finally {
      await browser.close();
    }
  } finally {
    await house.stop();
  }
}

if (import.meta.main) report(await ticksToPixels());
