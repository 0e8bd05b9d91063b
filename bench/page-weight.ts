import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, type BrowserContext, chromium, type Response } from '@playwright/test';
import { findChromium } from '../journeys/support/chromium.ts';
import { projectRoot, startHouse } from '../journeys/support/house.ts';
import { matchPath } from '../journeys/support/scripted-match.ts';
import { signIn } from '../journeys/support/sign-in.ts';
import { type Figure, report } from './figure.ts';

const signInGoalKB = 100;
const dashboardGoalKB = 150;
const matchGoalKB = 190;
const tableGoalKB = 230;
const wholeTableGoalKB = 350;

const tablePath = '/main/teen20/3030';

const manifestFile = join(projectRoot, 'packages', 'portal', 'dist', '.vite', 'manifest.json');

type DemoLogin = { username: string; password: string };

function demoLogin(): DemoLogin {
  return JSON.parse(readFileSync(join(projectRoot, 'brands', 'default.json'), 'utf8')).demoLogin;
}

const quietMs = 1000;

/** On a busy machine the network may seem idle while a page is about to load its next script. */
async function untilNoMore(bodies: readonly unknown[]): Promise<void> {
  for (let count = -1; count !== bodies.length; ) {
    count = bodies.length;
    await new Promise((resolve) => setTimeout(resolve, quietMs));
  }
}

const kinds = ['document', 'script', 'stylesheet', 'font', 'image'];

type Weights = { scriptsKB: number; allKB: number };

/** The compressed size of the files of a first visit to the page, whatever compression the server chose. */
async function visit(context: BrowserContext, url: string): Promise<Weights> {
  const page = await context.newPage();
  const files: Promise<{ kind: string; bytes: number }>[] = [];
  const weighFile = async (response: Response) => ({
    kind: response.request().resourceType(),
    bytes: gzipSync(await response.body(), { level: 9 }).length,
  });
  const gather = (response: Response) => {
    if (kinds.includes(response.request().resourceType())) files.push(weighFile(response));
  };
  page.on('response', gather);
  await page.goto(url, { waitUntil: 'networkidle' });
  const landed = new URL(page.url()).pathname;
  const path = new URL(url).pathname;
  if (landed !== path) throw new Error(`${path} led to ${landed}: another page would have been weighed`);
  await untilNoMore(files);
  page.off('response', gather);
  const weighed = await Promise.all(files);
  await page.close();
  const sumKB = (some: typeof weighed) => some.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  return { scriptsKB: sumKB(weighed.filter(({ kind }) => kind === 'script')), allKB: sumKB(weighed) };
}

/** The rules that follow a sign-in are in Hindi too, and need its fonts. */
async function closeRules(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${url}/main/dashboard`);
  const rules = page.getByRole('dialog').last();
  await rules.getByRole('button', { name: 'Close' }).last().click();
  await rules.waitFor({ state: 'hidden' });
  await page.close();
}

async function weigh(browser: Browser, url: string): Promise<Figure[]> {
  const visitor = await browser.newContext({ baseURL: url });
  const signInPage = await visit(visitor, `${url}/signin`);

  const page = await visitor.newPage();
  await signIn(page, demoLogin());
  const client = await browser.newContext({ storageState: await visitor.storageState() });
  await visitor.close();
  const dashboard = await visit(client, `${url}/main/dashboard`);
  // No match is needed: the page loads its scripts before it knows whether there is one.
  const match = await visit(client, `${url}${matchPath('0')}`);
  await closeRules(client, url);
  const table = await visit(client, `${url}${tablePath}`);

  const figure = (name: string, value: number, goal: number): Figure => ({
    name,
    value,
    goal,
    unit: 'kB',
    better: 'less',
  });
  return [
    figure('sign-in', signInPage.scriptsKB, signInGoalKB),
    figure('dashboard', dashboard.scriptsKB, dashboardGoalKB),
    figure('match page', match.scriptsKB, matchGoalKB),
    figure('live table', table.scriptsKB, tableGoalKB),
    figure('live table, all files', table.allKB, wholeTableGoalKB),
  ];
}

/** What a browser loads on a first visit: gzipped JavaScript of four pages, and all files of a live table. */
export async function pageWeight(): Promise<Figure[]> {
  if (!existsSync(manifestFile)) throw new Error('The portal is not built: run npm test -- build');
  const { executablePath, args, env } = await findChromium();
  const house = await startHouse();
  try {
    const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
    try {
      return await weigh(browser, house.url);
    } finally {
      await browser.close();
    }
  } finally {
    await house.stop();
  }
}

if (import.meta.main) report(await pageWeight());
