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
  // The first page of the origin takes the session and the mark: one loaded after signing out finds neither.
  await context.addCookies([{ name: 'session-to-store', value: '1', url: origin }]);
  await context.addInitScript(
    ([origin, session]) => {
      if (self.origin !== origin || !document.cookie.includes('session-to-store')) return;
      localStorage.setItem('session', session);
      void cookieStore.delete('session-to-store');
    },
    [origin, JSON.stringify(session)] as const,
  );
}
