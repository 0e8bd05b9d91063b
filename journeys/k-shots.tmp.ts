import { chromium } from '@playwright/test';
import { giveHistory } from './support/account-history.ts';
import { findChromium } from './support/chromium.ts';
import { createClient } from './support/create-client.ts';
import { startHouse } from './support/house.ts';

const house = await startHouse({ PORTAL_DIR: '/tmp/k-dist' });
process.env.JOURNEYS_SETTINGS = JSON.stringify(house.settings);
const found = await findChromium();
const browser = await chromium.launch({
  executablePath: found.executablePath,
  args: found.args,
  env: { ...process.env, ...found.env } as never,
});
try {
  const client = await createClient(house.settings);
  const history = await giveHistory(client);
  const empty = await createClient(house.settings);
  const paths = [
    'pending-bets',
    'ledger',
    `ledger-details/${history?.marketId}`,
    'statement',
    'profile',
    'settings',
    'edit-stakes',
    'freegame',
    'rules',
    'ledger-casino-details/3030/diamondCasino/2026-11-15',
    'international-ledger-casino-details',
  ];
  const only = process.argv[2]?.split(',');
  const sizes = { phone: { width: 360, height: 800 }, desk: { width: 1280, height: 800 } } as const;
  const looks = [
    ['light', 'en'],
    ['dark', 'en'],
    ['light', 'ar'],
  ] as const;
  for (const [sizeName, viewport] of Object.entries(sizes))
    for (const [theme, language] of looks) {
      const context = await browser.newContext({ viewport, baseURL: house.url, colorScheme: theme });
      await context.addInitScript(
        ({ language }) => {
          localStorage.setItem('language', language);
          localStorage.removeItem('rulesPopup');
        },
        { language },
      );
      const page = await context.newPage();
      page.on('pageerror', (e) => console.log('PAGEERROR', e.message));
      page.on('console', (m) => m.type() === 'error' && console.log('CONSOLE', m.text()));
      await page.goto('/signin');
      await page.locator('input[name="username"]').fill(client.username);
      await page.locator('input[name="password"]').fill(client.password);
      await page.locator('button[type="submit"]').click();
      await page.waitForURL((url) => url.pathname.startsWith('/main/'));
      for (const path of paths) {
        const name = path.split('/')[0] ?? '';
        if (only && !only.includes(name)) continue;
        await page.goto(`/main/${path}`);
        await page.waitForTimeout(900);
        await page.screenshot({ path: `/tmp/k-shots/${name}-${sizeName}-${theme}-${language}.png` });
        if (name === 'ledger-details' && history) {
          await page
            .locator('tbody button')
            .nth(language === 'ar' ? 2 : 2)
            .click();
          await page.waitForTimeout(600);
          await page.screenshot({ path: `/tmp/k-shots/story-${sizeName}-${theme}-${language}.png` });
        }
        if (name === 'freegame') {
          await page.locator('main button').first().click();
          await page.waitForTimeout(800);
          await page.locator('fieldset button').last().click();
          await page.waitForTimeout(600);
          await page.screenshot({ path: `/tmp/k-shots/game-${sizeName}-${theme}-${language}.png` });
        }
      }
      await context.close();
    }
  void empty;
} finally {
  await browser.close();
  await house.stop();
}
