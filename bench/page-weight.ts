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

/** The compressed size of all scripts of a first visit to the page, whatever compression the server chose. */
async function scriptKB(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage();
  const bodies: Promise<Buffer>[] = [];
  const gather = (response: Response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body());
  };
  page.on('response', gather);
  await page.goto(url, { waitUntil: 'networkidle' });
  const landed = new URL(page.url()).pathname;
  const asked = new URL(url).pathname;
  if (landed !== asked) throw new Error(`${asked} led to ${landed}: another page would have been weighed`);
  await untilNoMore(bodies);
  page.off('response', gather);
  const weights = (await Promise.all(bodies)).map((body) => gzipSync(body, { level: 9 }).length);
  await page.close();
  return weights.reduce((sum, weight) => sum + weight, 0) / 1000;
}

async function weigh(browser: Browser, url: string): Promise<Figure[]> {
  const visitor = await browser.newContext({ baseURL: url });
  const signInKB = await scriptKB(visitor, `${url}/signin`);

  const page = await visitor.newPage();
  await signIn(page, demoLogin());
  const client = await browser.newContext({ storageState: await visitor.storageState() });
  await visitor.close();
  const dashboardKB = await scriptKB(client, `${url}/main/dashboard`);
  // No match is needed: the page loads its scripts before it knows whether there is one.
  const matchKB = await scriptKB(client, `${url}${matchPath('0')}`);

  return [
    { name: 'sign-in', value: signInKB, goal: signInGoalKB, unit: 'kB', better: 'less' },
    { name: 'dashboard', value: dashboardKB, goal: dashboardGoalKB, unit: 'kB', better: 'less' },
    { name: 'match page', value: matchKB, goal: matchGoalKB, unit: 'kB', better: 'less' },
  ];
}

/** Gzipped JavaScript a browser loads on a first visit to the sign-in page, to the dashboard and to a match. */
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
