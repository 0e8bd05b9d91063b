import { hashOfLudoSeed } from '@maidan/studio/rules';
import type { Browser, BrowserContext, FrameLocator, Page } from '@playwright/test';
import { choosePassword, openSession } from '../support/call-house.ts';
import { createClient } from '../support/create-client.ts';
import { expectAxeClean } from '../support/expect-axe-clean.ts';
import { FakeLudo } from '../support/ludo/fake-ludo.ts';
import { playFakeLudo } from '../support/ludo/play-fake-ludo.ts';
import { playByItself, quicken } from '../support/ludo/quick-ludo.ts';
import { houseSettings, readPassedOn } from '../support/passed-on.ts';
import { expect, test } from '../support/signed-in-journey.ts';
import { storeSession } from '../support/stored-session.ts';

const address = `/play/ludo#token=${'t'.repeat(24)}`;

test('a whole game is played, from the stake to the result', { tag: '@phone' }, async ({ page }) => {
  const ludo = new FakeLudo();
  const studio = { isDown: false };
  await playFakeLudo(page, ludo, studio);
  await quicken(page.context());
  await page.goto(address);

  await page.getByRole('radio', { name: 'Stake 250 points' }).check();
  await expect(page.getByRole('button', { name: /^Find an opponent/ })).toContainText('475');
  await expect(page.getByRole('button', { name: /^Play the house now/ })).toContainText('475');
  await expect(page.getByText('Winner gets 1.90 × the stake against a player')).toBeVisible();
  await expectAxeClean(page);

  await page.getByRole('button', { name: /^Find an opponent/ }).click();
  await expect(page.getByRole('heading', { name: 'Looking for an opponent' })).toBeVisible();
  await expect(page.getByText(/The house seat is offered in \d+ s/)).toBeVisible();
  await expectAxeClean(page);
  ludo.join();

  await expect(page.getByRole('region', { name: 'The board' })).toBeVisible();
  await page.getByRole('button', { name: 'Dice are fixed by both sides' }).click();
  const proof = page.getByRole('dialog');
  await expect(proof.getByText(ludo.view().table?.serverSeedHash ?? '')).toBeVisible();
  await expectAxeClean(page);
  await proof.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Roll the die' })).toBeVisible();
  await expectAxeClean(page);

  studio.isDown = true;
  await expect(page.getByRole('alert')).toContainText('Connection lost');
  studio.isDown = false;
  await expect(page.getByRole('alert')).toHaveCount(0);

  await playByItself(page.mainFrame());
  const result = page.getByRole('region', { name: /You won!|K\*\*\*n won|A tie/ });
  // A whole game is a hundred moves: only the journey's own limit ends it.
  await result.waitFor();
  const { table } = ludo.view();
  for (const [at, { score }] of (table?.seats ?? []).entries()) {
    await expect(result.getByRole('listitem').nth(at)).toContainText(String(score));
  }
  await expectAxeClean(page);
  await result.getByRole('button', { name: 'Play again for 250' }).click();
  await expect(page.getByRole('heading', { name: 'Looking for an opponent' })).toBeVisible();
});

/** Rolls, turn by turn: there is nothing to choose until tokens are on two squares. */
async function rollToAChoice(page: Page, ludo: FakeLudo): Promise<void> {
  const die = page.getByRole('button', { name: 'Roll the die' });
  const moves = page.getByRole('button', { name: /^Move token/ });
  const due = async () => ((await moves.count()) > 1 ? 'choice' : (await die.count()) > 0 ? 'roll' : 'wait');
  for (;;) {
    await expect.poll(due).not.toBe('wait');
    if ((await due()) === 'choice') return;
    const { version } = ludo.view();
    await die.press('Enter');
    await expect.poll(() => ludo.view().version).not.toBe(version);
  }
}

test('the keyboard alone rolls and chooses, and leaving asks for confirmation once', {
  tag: '@phone',
}, async ({ page }) => {
  const ludo = new FakeLudo('B');
  await playFakeLudo(page, ludo, { isDown: false });
  await quicken(page.context());
  await page.goto(address);
  await page.getByRole('button', { name: /^Play the house now/ }).click();
  const moves = page.getByRole('button', { name: /^Move token/ });
  await rollToAChoice(page, ludo);
  await expect(moves.first()).toBeFocused();
  const { n } = ludo.view().table?.turn ?? {};
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => ludo.view().table?.turn?.n).not.toBe(n);

  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('dialog')).toContainText('Leaving now loses your stake of 100 points');
  await page.getByRole('button', { name: 'Keep playing' }).click();
  expect(ludo.view().table?.stage).toBe('playing');
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('button', { name: 'Leave and lose' }).click();
  await expect(page.getByRole('region', { name: 'House won' })).toContainText('You left the game.');
});

test('a page loaded again after it committed to a seed reveals that seed', { tag: '@phone' }, async ({
  page,
}) => {
  const ludo = new FakeLudo();
  await playFakeLudo(page, ludo, { isDown: false });
  let isRevealLost = true;
  await page.route('**/studio/v1/ludo/reveal', (route) =>
    isRevealLost ? route.abort('connectionfailed') : route.fallback(),
  );
  await page.goto('/main/iframe-casino/600113');
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: /^Play the house now/ }).click();
  await expect.poll(() => ludo.view().table?.due).toBe('reveal');
  const seatOf = () => ludo.view().table?.seats.find(({ isYou }) => isYou);
  const { seedHash } = seatOf() ?? {};

  await page.goto('about:blank');
  isRevealLost = false;
  await page.goto('/main/iframe-casino/600113');
  await expect(frame.getByRole('region', { name: 'The board' })).toBeVisible();
  await expect.poll(() => ludo.view().table?.stage).toBe('playing');
  expect(seatOf()?.seedHash).toBe(seedHash);
  expect(hashOfLudoSeed(seatOf()?.seed ?? '')).toBe(seedHash);
});

interface Seated {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly frame: FrameLocator;
}

/** A new client in a browser of its own, in the lobby of the real table. */
async function sitDown(browser: Browser): Promise<Seated> {
  const url = readPassedOn('url');
  const client = await choosePassword({ url }, await createClient(houseSettings()));
  const session = await openSession({ url }, client);
  const context = await browser.newContext({ baseURL: url });
  await storeSession(context, url, session);
  await quicken(context);
  const page = await context.newPage();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto('/main/iframe-casino/600113');
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('button', { name: /^Find an opponent/ })).toBeVisible();
  // The studio holds the second call until there is news.
  expect(requests.filter((path) => path.endsWith('/ludo/table')).length).toBeLessThanOrEqual(2);
  return { context, page, frame };
}

const frameOf = (page: Page) => {
  const frame = page.frames().find((one) => one.url().includes('/play/ludo'));
  if (!frame) throw new Error('The page frames no game.');
  return frame;
};

test('two players play a whole game; one of them leaves the page and returns', { tag: '@phone' }, async ({
  browser,
}) => {
  const [near, far] = await Promise.all([sitDown(browser), sitDown(browser)]);
  for (const { frame } of [near, far]) {
    await frame.getByRole('radio', { name: 'Stake 25 points' }).check();
    await frame.getByRole('button', { name: /^Find an opponent/ }).click();
  }
  for (const { frame, page } of [near, far]) {
    await expect(frame.getByRole('region', { name: 'The board' })).toBeVisible();
    await playByItself(frameOf(page));
  }
  await expect(
    far.frame.getByRole('list', { name: 'Last rolls' }).getByRole('listitem').nth(2),
  ).toBeVisible();

  const gameId = await far.frame.getByText(/^L600113-\d+$/).textContent();
  await near.page.goto('/main/dashboard');
  await expect(far.frame.getByText('Disconnected')).toBeVisible();
  await near.page.goto('/main/iframe-casino/600113');
  await expect(near.frame.getByText(gameId ?? '', { exact: true })).toBeVisible();
  await expect(near.frame.getByRole('region', { name: 'The board' })).toBeVisible();
  await playByItself(frameOf(near.page));

  const again = (seated: Seated) => seated.frame.getByRole('button', { name: 'Play again for 25' });
  // A whole game between two browsers: only the journey's own limit ends it.
  await again(near).waitFor();
  await expect(again(far)).toBeVisible();
  const result = await Promise.all(
    [near, far].map(({ frame }) => frame.getByText(/paid to you|Nothing is paid|is back/).textContent()),
  );
  expect(result.toSorted()).toEqual(
    result[0]?.includes('is back')
      ? ['Your stake of 25 points is back.', 'Your stake of 25 points is back.']
      : ['47.50 points paid to you', 'Nothing is paid.'],
  );

  await near.frame.getByRole('button', { name: 'Verify the dice' }).click();
  await expect(near.page).toHaveURL(new RegExp(`/main/verify-round/${gameId}`));
  await expect(near.page.getByText('This round is fair')).toBeVisible();
  await Promise.all([near, far].map(({ context }) => context.close()));
});
