import type { FrameLocator, Page } from '@playwright/test';
import { test as betting, doorOf, expect } from '../support/betting-journey.ts';
import { callHouse } from '../support/call-house.ts';
import { expectAxeClean } from '../support/expect-axe-clean.ts';

const test = betting.extend<{ launch: (gameId: string) => Promise<string> }>({
  launch: async ({ brand, session }, use) => {
    await use(async (gameId) => {
      const { data, message } = await callHouse(doorOf(brand), 'user/casinoLoginUrl', { gameId }, session);
      if (typeof data !== 'object' || data === null || !('url' in data)) throw new Error(message);
      return String(data.url);
    });
  },
});

const games = [
  { gameId: '100000', title: 'Roulette', bet: /^Red, 1 to 1/, press: /^Spin/ },
  { gameId: '400000', title: 'Dus Ka Dum', bet: /^Odd, pays 1\.95/, press: /^Turn the card/ },
  { gameId: '600000', title: 'Andar Bahar', bet: /^Andar, pays 1\.9/, press: /^Deal/ },
];

interface Heard {
  readonly type: string;
  readonly gameId?: string;
  readonly roundId?: string;
  readonly record?: { readonly roundId: string; readonly serverSeed: string };
}

/** Opens the game in a frame as the portal does, and collects the messages it posts. */
async function openFramed(page: Page, address: string): Promise<{ game: FrameLocator; heard: Heard[] }> {
  const heard: Heard[] = [];
  await page.exposeFunction('heardFromGame', (message: Heard) => heard.push(message));
  // An empty page of the house: the portal around a game has journeys of its own.
  await page.route('/around', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"></html>' }),
  );
  await page.goto('/around');
  await page.evaluate((source) => {
    addEventListener('message', ({ data }) => Reflect.get(window, 'heardFromGame')(data));
    const frame = document.createElement('iframe');
    frame.title = 'Game';
    frame.sandbox.add('allow-scripts', 'allow-forms');
    frame.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;border:0;z-index:99';
    frame.src = source;
    document.body.append(frame);
  }, address);
  return { game: page.frameLocator('iframe[title="Game"]'), heard };
}

// With reduced motion there would hardly be anything to skip.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const { gameId, title, bet, press } of games) {
  test(`${title}: a bet is placed, the round is played, and its record can be passed on for verification`, {
    tag: '@phone',
  }, async ({ page, launch }) => {
    const { game, heard } = await openFramed(page, await launch(gameId));
    await expect(game.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(page.frames().at(-1)?.url()).not.toContain('token');
    await game.getByRole('button', { name: bet }).click();
    await game.getByRole('button', { name: press }).click();
    // The second press finds the round over, and must not place the chips again.
    await game.getByRole('button', { name: 'Skip' }).dblclick();
    await expect(game.getByRole('status')).toContainText(/You won|No win this time/);
    await game.getByRole('button', { name: 'Verify' }).click();
    await expect.poll(() => heard.map(({ type }) => type)).toEqual(['maidan:ready', 'maidan:verify']);
    const lastMessage = heard.at(-1);
    expect(lastMessage?.record?.roundId).toBe(lastMessage?.roundId);
    expect(lastMessage?.record?.serverSeed).toMatch(/^[0-9a-f]{64}$/);
    await expect(game.getByRole('button', { name: /^Rebet/ }).first()).toBeEnabled();
  });

  test(`${title} is accessible and can be used with the keyboard`, async ({ page, launch }) => {
    await page.goto(await launch(gameId));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('button', { name: bet })).toBeEnabled();
    await expectAxeClean(page);
    await page.getByRole('button', { name: bet }).press('Enter');
    await expect(page.getByRole('button', { name: press })).toBeEnabled();
    await page.getByRole('button', { name: 'Fairness' }).press('Enter');
    await expect(page.getByRole('dialog', { name: 'Provably fair' })).toBeVisible();
    await expectAxeClean(page);
  });
}

test("a balance of crores cuts nothing off the round's id", { tag: '@phone' }, async ({
  page,
  launch,
  client,
  operator,
}) => {
  await operator('credit', { account: client.username, coins: '900000000000', remark: 'Crores' });
  await page.goto((await launch('100000')).replace('#', '?bar=portal#'));
  const title = page.locator('.st-title');
  await expect(title.locator('bdi')).toHaveText(/^roulette\./);
  await expect(page.locator('.st-balance')).toContainText(/\d\d,\d\d,\d\d,\d\d,\d\d\d/);
  const isCut = (parts: Element[]) => parts.some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  expect(await title.locator('p, bdi').evaluateAll(isCut)).toBe(false);
});

test('the lobby asks the portal to open the game that was chosen', { tag: '@phone' }, async ({
  page,
  launch,
}) => {
  const { game, heard } = await openFramed(page, await launch('900000'));
  await game.getByRole('button', { name: /^Play Andar Bahar/ }).click();
  await expect.poll(() => heard.at(-1)).toEqual({ type: 'maidan:open', gameId: '600000' });
});

test('a launch address opened a second time says that the game has to be opened from the portal', {
  tag: '@phone',
}, async ({ page, launch }) => {
  const address = await launch('100000');
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: 'Roulette' })).toBeVisible();
  await page.goto('about:blank');
  await page.goto(address);
  await expect(page.getByRole('alert')).toContainText(/could not be opened|has ended/);
  await page.goto(address.replace(/#.*/, ''));
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Open this game from the portal');
});

test('a long press on the roulette table places no chip, and the next key does', { tag: '@phone' }, async ({
  page,
  launch,
}) => {
  await page.goto(await launch('100000'));
  const red = page.getByRole('button', { name: /^Red, 1 to 1/ });
  await red.click({ delay: 600 });
  await expect(red).toHaveAccessibleName('Red, 1 to 1');
  await red.press('Enter');
  await expect(red).toHaveAccessibleName(/10 points on it/);
});
