import { test as base, type LaunchOptions } from '@playwright/test';
import { patience } from '../../scripts/machine-pace.ts';
import type { Settings } from './house.ts';
import { readPassedOn } from './passed-on.ts';
import { isPhone } from './screens/is-phone.ts';
import { rememberNotices } from './screens/notices.ts';
import { holdTime, shiftTime } from './screens/page-time.ts';
import { type ScriptedHouse, startScriptedHouse } from './scripted-house.ts';

type Options = {
  /** `held`: no countdown of a page ends until the journey moves its time (`page-time.ts`). */
  pageTime: 'runs' | 'held';
  /** What a held page takes for the present time; the true one if it is not given. */
  pageStartsAt: number | undefined;
};

type WorkerFixtures = {
  launchOptions: LaunchOptions;
  /** Started by the first journey of a worker that uses it. */
  house: ScriptedHouse;
  /** Another one, whose clock stands still while it plays rounds. */
  roundsHouse: ScriptedHouse;
};

async function useScriptedHouse(
  use: (house: ScriptedHouse) => Promise<void>,
  settings: Settings = {},
): Promise<void> {
  const house = await startScriptedHouse(settings);
  await use(house);
  await house.stop();
}

/** Nine in the morning at +05:30: the journeys through rounds need hours in which markets are open, and no midnight. */
export const roundsStartAt = Date.UTC(2026, 0, 15, 3, 30);
const shiftMs = Number(process.env.STEADY_SHIFT_MS ?? 0);
const startMostMs = patience(120_000);

// Playwright reads what a fixture needs from its first pattern; `_` is for one that needs nothing. Workers
// are shared only by journeys with the same worker fixtures, so all of them declare the scripted houses.
export const test = base.extend<Options, WorkerFixtures>({
  launchOptions: [
    async ({ playwright: _ }, use) => {
      const { executablePath, args, env } = JSON.parse(readPassedOn('chromium'));
      await use({ executablePath, args, env: { ...process.env, ...env } });
    },
    { scope: 'worker' },
  ],
  house: [async ({ playwright: _ }, use) => useScriptedHouse(use), { scope: 'worker', timeout: startMostMs }],
  roundsHouse: [
    async ({ playwright: _ }, use) => useScriptedHouse(use, { HOUSE_STARTS_AT: String(roundsStartAt) }),
    { scope: 'worker', timeout: startMostMs },
  ],
  pageTime: ['runs', { option: true }],
  pageStartsAt: [undefined, { option: true }],
  baseURL: async ({ playwright: _ }, use) => {
    await use(readPassedOn('url'));
  },
  // Painting every frame takes 40 % of a desktop's processor time: on it journeys tagged @motion keep their animations.
  // One of a screen that never rests is tagged @narrow-motion and keeps them on the phone, which has less to paint.
  contextOptions: async ({ contextOptions }, use, { tags }) => {
    const isMoving = tags.includes(isPhone() ? '@narrow-motion' : '@motion');
    await use({ ...contextOptions, reducedMotion: isMoving ? 'no-preference' : 'reduce' });
  },
  context: async ({ context, pageTime, pageStartsAt }, use) => {
    await rememberNotices(context);
    // Not zero in one circumstance of `npm run steady`.
    if (shiftMs !== 0) await shiftTime(context, shiftMs);
    if (pageTime === 'held') await holdTime(context, pageStartsAt);
    await use(context);
  },
});
