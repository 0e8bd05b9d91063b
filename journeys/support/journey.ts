import { test as base, type LaunchOptions } from '@playwright/test';
import { readPassedOn } from './passed-on.ts';
import { isPhone } from './screens/is-phone.ts';
import { type ScriptedHouse, startScriptedHouse } from './scripted-house.ts';

type WorkerFixtures = {
  launchOptions: LaunchOptions;
  /** Started by the first journey of a worker that uses it. */
  house: ScriptedHouse;
};

// Playwright reads what a fixture needs from its first pattern; `_` is for one that needs nothing. Workers
// are shared only by journeys with the same worker fixtures, so all of them declare the scripted house.
export const test = base.extend<object, WorkerFixtures>({
  launchOptions: [
    async ({ playwright: _ }, use) => {
      const { executablePath, args, env } = JSON.parse(readPassedOn('chromium'));
      await use({ executablePath, args, env: { ...process.env, ...env } });
    },
    { scope: 'worker' },
  ],
  house: [
    async ({ playwright: _ }, use) => {
      const house = await startScriptedHouse();
      await use(house);
      await house.stop();
    },
    // Allows for a fresh embedded database on a busy machine.
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ playwright: _ }, use) => {
    await use(readPassedOn('url'));
  },
  // Painting every frame takes 40 % of a desktop's processor time: on it journeys tagged @motion keep their animations.
  // One of a screen that never rests is tagged @narrow-motion and keeps them on the phone, which has less to paint.
  contextOptions: async ({ contextOptions }, use, { tags }) => {
    const isMoving = tags.includes(isPhone() ? '@narrow-motion' : '@motion');
    await use({ ...contextOptions, reducedMotion: isMoving ? 'no-preference' : 'reduce' });
  },
});
