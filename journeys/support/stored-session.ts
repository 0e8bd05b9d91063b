import type { BrowserContext } from '@playwright/test';
import type { HouseSession } from './call-house.ts';

/**
 * Gives a browser the session of a client who signed in earlier and has read the rules. Playwright's storage
 * state would open a page to write it, a tenth of the processor time of a short journey.
 */
export async function storeSession(
  context: BrowserContext,
  origin: string,
  session: HouseSession,
): Promise<void> {
  const stored = { origin, session: JSON.stringify(session) };
  await context.addInitScript(({ origin, session }) => {
    // Once for each browser: a page that is loaded after signing out has no session.
    if (self.origin !== origin || document.cookie.includes('journey=begun')) return;
    document.cookie = 'journey=begun; path=/';
    localStorage.setItem('session', session);
  }, stored);
}
