import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { type Figure, report } from './figure.ts';
import { onPhone } from './on-phone.ts';

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

async function measure(page: Page): Promise<Figure[]> {
  const session = await page.context().newCDPSession(page);
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
export const gameFrames = (): Promise<Figure[]> => onPhone(measure, { scripts: [frameCounter] });

if (import.meta.main) report(await gameFrames());
