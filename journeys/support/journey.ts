import { test as base, type LaunchOptions } from '@playwright/test';
import { createClient, type NewClient } from './create-client.ts';
import { readPassedOn } from './passed-on.ts';

export { expect } from '@playwright/test';

type Fixtures = {
  /** A client nobody else uses, with coins to stake. */
  client: NewClient;
};

// Playwright reads what a fixture needs from its first pattern; `_` stands where it needs nothing.
export const test = base.extend<Fixtures, { launchOptions: LaunchOptions }>({
  launchOptions: [
    async ({ playwright: _ }, use) => {
      const { executablePath, args, env } = JSON.parse(readPassedOn('chromium'));
      await use({ executablePath, args, env: { ...process.env, ...env } });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ playwright: _ }, use) => {
    await use(readPassedOn('url'));
  },
  client: async ({ playwright: _ }, use) => {
    await use(await createClient(JSON.parse(readPassedOn('settings'))));
  },
});
