import { tables } from '@maidan/games/rules';
import type { Locator, Page } from '@playwright/test';
import { expectAxeClean } from '../support/expect-axe-clean.ts';
import { listenIn, withoutLine } from '../support/live-line.ts';
import { expect, test } from '../support/rounds-journey.ts';
import { moveTime } from '../support/screens/page-time.ts';

/** A ring that moves in every frame has to be painted in every frame: seven of them took half a processor core. */
async function expectRestingRings(page: Page, clock: Locator): Promise<void> {
  const before = await clock.innerText();
  await moveTime(page, 1_000);
  await expect(clock).not.toHaveText(before, { useInnerText: true });
  const moving = await page.evaluate(() =>
    document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).getKeyframes()),
  );
  expect(moving.flat().filter((frame) => 'strokeDashoffset' in frame)).toEqual([]);
}

test('every live table has a card with its present state, all from one room', { tag: '@motion' }, async ({
  page,
  rounds,
}) => {
  await rounds.table('teen9', 'result');
  await rounds.table('teen9', 'bets');
  const line = await listenIn(page);
  await page.goto('/main/casino');
  await expect(page.getByRole('heading', { level: 1, name: 'Live casino' })).toBeVisible();
  const cards = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(cards).toHaveCount(tables.length);
  for (const { title } of tables) await expect(cards.filter({ hasText: title }).first()).toBeVisible();
  await expect(cards.first()).toContainText('Teenpatti Test');
  await expect(cards.first()).toContainText('New Launch');
  await expect(cards.first()).toContainText(/Round teen9\.\d+/);
  const clock = cards.getByText(/\d seconds to bet/).first();
  await expect(clock).toBeAttached();
  await expectRestingRings(page, clock);
  await expect(cards.filter({ hasText: /Last results: \w/ }).first()).toBeVisible();
  // A page that missed a message joins again, so the same request may be there more than once.
  const joined = line.sent.filter((text) => JSON.parse(text)[0] === 'JoinRoom');
  expect([...new Set(joined)].map((text) => JSON.parse(text))).toEqual([
    ['JoinRoom', { room: 'tables', changes: true }],
  ]);
  await expectAxeClean(page);
  await cards.first().click();
  await expect(page).toHaveURL('/main/teen9/3048');
});

test('without a live connection the list is polled, says what is shut, and marks old states', {
  tag: '@phone',
}, async ({ page, rounds }) => {
  await rounds.table('teen9', 'bets');
  await withoutLine(page);
  let isDown = false;
  await page.route('**/cache/tables', async (route) => {
    if (isDown) return route.abort();
    const reply = await route.fetch();
    const picture = await reply.json();
    const shut = (table: { code: string }) =>
      table.code === 'worli' ? { ...table, shut: 'Back at six' } : table;
    await route.fulfill({ json: { ...picture, tables: picture.tables.map(shut) } });
  });
  await page.goto('/main/casino');
  const cards = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(cards.filter({ hasText: 'Instant Worli' })).toContainText('Shut');
  await expectAxeClean(page);
  isDown = true;
  await expect(page.getByText('The line is lost. What you see may be out of date.')).toBeVisible();
  await expect(page.getByText(/seconds to bet/)).toHaveCount(0);
});

test('a list that cannot be loaded says so, and is shown once it can', { tag: '@phone' }, async ({
  page,
}) => {
  await withoutLine(page);
  let isDown = true;
  await page.route('**/cache/tables', (route) =>
    isDown ? route.fulfill({ status: 503 }) : route.continue(),
  );
  await page.goto('/main/casino');
  await expect(page.getByText('The present state of the tables could not be loaded')).toBeVisible();
  await expect(page.getByText("The server's answer could not be read")).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectAxeClean(page);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  isDown = false;
  await expect(page.getByText('The present state of the tables could not be loaded')).toBeHidden();
});

test('a table that is shut says so, with the operator’s reason', { tag: '@phone' }, async ({ page }) => {
  await withoutLine(page);
  await page.route('**/cache/table/**', (route) => route.fulfill({ status: 404 }));
  await page.route('**/api/casino/getDiamondCasinoByEventId', async (route) => {
    const reply = await route.fetch();
    const body = await reply.json();
    const setting = { ...body.data.setting, errorMessage: 'Back at six' };
    await route.fulfill({ json: { ...body, data: { ...body.data, cashinoStatus: false, setting } } });
  });
  await page.goto('/main/worli2/3054');
  await expect(page.getByText('This table is shut')).toBeVisible();
  await expect(page.getByText('Back at six')).toBeVisible();
  await expectAxeClean(page);
});
