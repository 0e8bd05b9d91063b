import { expectAxeClean } from './support/expect-axe-clean.ts';
import { listenIn } from './support/live-line.ts';
import { balanceIn } from './support/screens/balance.ts';
import { showPage } from './support/show-page.ts';
import { expect, test } from './support/signed-in-journey.ts';

test('coins credited by the operator are shown without a poll', async ({ page, client, operator }) => {
  const line = await listenIn(page);
  await page.goto('/main/settings');
  await expect(balanceIn(page)).toContainText('Coins: 1,00,000.00');
  await line.isOpen();
  await page.route('**/api/user/userBalance', (route) => route.abort());
  await operator('credit', { client: client.username, coins: '250.50' });
  await expect(balanceIn(page)).toContainText('Coins: 1,00,250.50');
});

test('the page sends its session over the live connection, and again after a reconnect', async ({
  page,
  session,
  client,
  operator,
}) => {
  const line = await listenIn(page);
  await page.goto('/main/settings');
  const identity = { userId: session.data.userId, token: session.token, domain: '127.0.0.1' };
  await expect.poll(() => line.sent.map((text) => JSON.parse(text))).toContainEqual(['login', identity]);
  await line.cut();
  await expect.poll(() => line.sent.map((text) => JSON.parse(text))).toContainEqual(['reconnect', identity]);
  await page.route('**/api/user/userBalance', (route) => route.abort());
  await operator('credit', { client: client.username, coins: '1' });
  await expect(balanceIn(page)).toContainText('Coins: 1,00,001.00');
});

test('a hidden page closes its connection, and catches up when it is shown again', async ({
  page,
  client,
  operator,
}) => {
  const opened: { isClosed(): boolean }[] = [];
  page.on('websocket', (socket) => opened.push(socket));
  await page.goto('/main/settings');
  await expect(balanceIn(page)).toContainText('Coins: 1,00,000.00');
  await expect.poll(() => opened.length).toBe(1);
  await showPage(page, false);
  await expect.poll(() => opened[0]?.isClosed()).toBe(true);
  await operator('credit', { client: client.username, coins: '75' });
  await showPage(page, true);
  await expect(balanceIn(page)).toContainText('Coins: 1,00,075.00');
  await expect.poll(() => opened.length).toBe(2);
});

test('a pushed refresh reloads the balance and opens the sign-in page; the session stays', async ({
  page,
}) => {
  const line = await listenIn(page);
  await page.goto('/main/settings');
  await expect(balanceIn(page)).toContainText('Coins: 1,00,000.00');
  await line.isOpen();
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/user/userBalance', async (route) => {
    await answered;
    await route.continue();
  });
  const request = page.waitForRequest('**/api/user/userBalance');
  await line.send('domainUpdate', { isRefresh: true });
  await request;
  await expect(page).toHaveURL('/main/settings');
  const loaded = page.waitForEvent('requestfinished', (request) =>
    request.url().endsWith('/user/userBalance'),
  );
  answer();
  await loaded;
  await expect(page).toHaveURL('/signin');
  await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible();
});

test('a pushed change of the sports makes the page fetch the matches again', async ({ page }) => {
  const line = await listenIn(page);
  await page.goto('/main/matches');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('matchList'))).not.toBeNull();
  await line.isOpen();
  for (const [event, message] of [
    ['sportsListUpdate', { isUpdate: true }],
    ['domainUpdate', { sportListUpdate: true }],
  ] as const) {
    const request = page.waitForRequest('**/api/sports/matchList');
    await line.send(event, message);
    await request;
  }
});

test('an operator refreshes the pages of a client, and ends its sessions', async ({
  page,
  client,
  operator,
}) => {
  const line = await listenIn(page);
  await page.goto('/main/settings');
  await line.isOpen();
  await expect(balanceIn(page)).toContainText('Coins: 1,00,000.00');
  await operator('refresh-pages', { client: client.username });
  const provedBefore = line.sent.length;
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect.poll(() => line.sent.length).toBeGreaterThan(provedBefore);
  await expect(balanceIn(page)).toContainText('Coins: 1,00,000.00');

  await operator('end-sessions', { client: client.username });
  await expect(page).toHaveURL('/signin');
  await expect(page.getByRole('link', { name: 'Continue' })).toHaveCount(0);
});

test.describe('on a brand that no other journey of this file uses', () => {
  // Without motion there is no pause button.
  test.use({ brand: 'jade', contextOptions: { reducedMotion: 'no-preference' } });

  test('an operator’s notice appears on the page without a reload, and disappears again', async ({
    page,
    brand,
    operator,
  }) => {
    const line = await listenIn(page);
    await page.goto('/main/dashboard');
    await line.isOpen();
    await expect(balanceIn(page)).toContainText('Coins: 1,00,000.00');
    await page.evaluate(() => document.body.setAttribute('data-old', ''));
    const notice = page.getByRole('region', { name: 'Notification', exact: true });
    const text = 'Wallets rest from 02:00 to 02:15 <b>tonight</b>';

    await operator('set-notice', { brand, 'client-text': text });
    await expect(notice).toContainText(text);
    await expectAxeClean(page);
    await notice.getByRole('button', { name: 'Pause' }).click();
    await expect(notice.getByRole('button', { name: 'Play' })).toBeVisible();
    await operator('set-notice', { brand, 'client-text': '' });
    await expect(notice).toHaveCount(0);
    await expect(page.locator('body[data-old]')).toHaveCount(1);
  });
});
