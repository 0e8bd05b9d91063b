import type { Page } from '@playwright/test';
import type { FakeLudo } from './fake-ludo.ts';

const opened = {
  status: 'ok',
  session: 'a-session-of-the-studio',
  game: 'ludo',
  playerName: 'DEMO',
  pricePerPoint: 2,
  balance: '48050.00',
};

interface Studio {
  /** Every call is lost. */
  isDown: boolean;
}

const until = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** How long a call about the table stays open when there is no news. */
const holdMs = 20_000;
const lookMs = 20;

/** Answers the page's calls from the fake table; the opponent moves while the page waits for news. */
export async function playFakeLudo(page: Page, ludo: FakeLudo, studio: Studio): Promise<void> {
  await page.route('**/studio/v1/**', async (route) => {
    const url = new URL(route.request().url());
    const path = url.pathname.replace('/studio/v1/', '');
    const answer =
      path === 'open' ? opened : await answerLudo(ludo, studio, path, url, route.request().postData());
    const sent = studio.isDown
      ? route.abort('connectionfailed')
      : route.fulfill({ json: answer, headers: { 'access-control-allow-origin': '*' } });
    // The page may have cancelled the call in the meantime.
    await sent.catch(() => undefined);
  });
}

async function answerLudo(ludo: FakeLudo, studio: Studio, path: string, url: URL, body: string | null) {
  const name = path.replace('ludo/', '');
  if (studio.isDown) return undefined;
  if (name === 'balance') return { status: 'ok', balance: opened.balance };
  if (name !== 'table') return ludo.answer(name, JSON.parse(body ?? '{}'));
  const after = url.searchParams.get('after');
  if (after === null) return ludo.view();
  const isSeen = () => String(ludo.view().version) === after;
  for (let waited = 0; waited < holdMs && !studio.isDown && isSeen(); waited += lookMs) {
    await until(lookMs);
    ludo.playOther();
  }
  return ludo.view();
}
