import type { Page } from '@playwright/test';
import type { NewClient } from './create-client.ts';
import { test as base } from './journey.ts';
import { type ScriptedHouse, startScriptedHouse } from './scripted-house.ts';
import { type ScriptedMatch, scriptedMatch } from './scripted-match.ts';
import { signIn } from './sign-in.ts';

export { expect } from '@playwright/test';

type Fixtures = {
  /** A match in play that nobody else touches. */
  match: ScriptedMatch;
  /** The page, signed in and past the rules. */
  player: Page;
};

/** Journeys through matches that do what they are told. */
export const test = base.extend<Fixtures, { house: ScriptedHouse }>({
  house: [
    async ({ playwright: _ }, use) => {
      const house = await startScriptedHouse();
      await use(house);
      await house.stop();
    },
    // A fresh embedded database on a busy machine.
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ house }, use) => {
    await use(house.url);
  },
  client: async ({ house }, use) => {
    await use(await house.openClient());
  },
  match: async ({ house }, use) => {
    const match = scriptedMatch();
    await house.order({ kind: 'say', changes: match.opening() });
    await use(match);
    // Away from the lists of the journeys that follow.
    await house.order({ kind: 'say', changes: match.status('abandoned') });
  },
  player: async ({ page, client }, use) => {
    await enter(page, client);
    await use(page);
  },
});

async function enter(page: Page, client: NewClient): Promise<void> {
  await signIn(page, client);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
}
