import type { Page } from '@playwright/test';

/** The messages a stub game posts to the portal. */
interface GameMessages {
  /** Never reports that it is ready. */
  readonly isSilent?: boolean;
}

const buttons = `
  <button onclick="send({ type: 'maidan:close' })">Close</button>
  <button onclick="send({ type: 'maidan:error', message: 'No table is free' })">Fail</button>
  <button onclick="send({ type: 'maidan:verify', roundId: 'roulette.4fWq0aTz' })">Verify</button>`;

/** A page in place of the studio's games, which have journeys of their own. */
export async function stubGames(page: Page, { isSilent = false }: GameMessages = {}): Promise<void> {
  const ready = isSilent ? '' : "send({ type: 'maidan:ready' });";
  await page.route('**/play/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Game</title><main><h1>A game</h1>${buttons}</main>
        <script>const send = (message) => parent.postMessage(message, '*'); ${ready}</script></html>`,
    }),
  );
}
