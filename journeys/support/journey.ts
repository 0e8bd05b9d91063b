import { test as base, type LaunchOptions } from '@playwright/test';
import { createClient, type NewClient } from './create-client.ts';
import { readPassedOn } from './passed-on.ts';
import { type ScriptedHouse, startScriptedHouse } from './scripted-house.ts';

type Fixtures = {
  /** A client nobody else uses, with coins to stake. */
  client: NewClient;
};

type WorkerFixtures = {
  launchOptions: LaunchOptions;
  /** Started by the first journey of a worker that asks for it. */
  house: ScriptedHouse;
};

// Playwright reads what a fixture needs from its first pattern; `_` stands where it needs nothing.
// A worker serves all journeys only if they agree on what it holds: so every one of them could have a scripted house.
export const test = base.extend<Fixtures, WorkerFixtures>({
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
    // Where there is no PostgreSQL: a fresh embedded database on a busy machine.
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ playwright: _ }, use) => {
    await use(readPassedOn('url'));
  },
  client: async ({ playwright: _ }, use) => {
    await use(await createClient(JSON.parse(readPassedOn('settings'))));
  },
});
