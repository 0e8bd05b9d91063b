import type { Page } from '@playwright/test';
import { openSession } from './call-house.ts';
import type { NewClient } from './create-client.ts';
import { test as base } from './journey.ts';
import { type ScriptedMatch, scriptedMatch } from './scripted-match.ts';
import { storeSession } from './stored-session.ts';

export { expect } from '@playwright/test';

type Fixtures = {
  /** A client that no other journey uses, with coins to stake. */
  client: NewClient;
  /** A match in play that no other journey uses. */
  match: ScriptedMatch;
  /** The page of a client who signed in earlier and has read the rules. */
  player: Page;
};

/** Journeys through matches that the journey controls. */
export const test = base.extend<Fixtures>({
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
    // Removes the match from the lists that later journeys see.
    await house.order({ kind: 'say', changes: match.status('abandoned') });
  },
  player: async ({ house, client, context, page }, use) => {
    await storeSession(context, house.url, await openSession(house, client));
    await use(page);
  },
});
