import pg from 'pg';
import { callHouse, openSession } from './support/call-house.ts';
import { expectAxeClean } from './support/expect-axe-clean.ts';
import { isAccepted, listenIn } from './support/live-line.ts';
import { confirmLogOut, logOut, logOutButton } from './support/log-out.ts';
import { houseSettings } from './support/passed-on.ts';
import { balanceIn } from './support/screens/balance.ts';
import { chooseLanguage } from './support/screens/choose-language.ts';
import { doorOf, expect, test } from './support/signed-in-journey.ts';
import { storedKeys } from './support/stored-keys.ts';

test('a second sign-in signs the first page out by a push, without a call from that page', async ({
  page,
  context,
  client,
}) => {
  const line = await listenIn(page);
  await page.goto('/main/settings');
  const other = await context.newPage();
  const isOtherOpen = isAccepted(other);
  await other.goto('/main/rules');
  await expect(balanceIn(page)).toContainText('1,00,000.00');
  await line.isOpen();
  await isOtherOpen;
  await page.route('**/api/**', (route) => route.abort());
  await openSession(doorOf('default'), client);
  await expect(page).toHaveURL('/signin');
  await expect(other).toHaveURL('/signin');
  expect(await storedKeys(page)).toEqual([]);
  const notice = page.getByRole('alert');
  for (const tab of [notice, other.getByRole('alert')])
    await expect(tab).toContainText('This account was signed in on another device');
  await expectAxeClean(page);
  await notice.getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice).toHaveCount(0);
});

for (const [words, answer] of [
  ['HTTP 401', { status: 401, json: { error: true, code: 3, message: 'Session is gone' } }],
  ['a 401 that is not ours', { status: 401, body: '<h1>Go away</h1>' }],
  ['code 3', { status: 200, json: { error: true, code: 3, message: 'Session is gone' } }],
] as const) {
  test(`${words} from any call clears what is stored and opens the sign-in page`, async ({ page }) => {
    await chooseLanguage(page, 'es');
    await page.route('**/api/user/userBalance', (route) => route.fulfill(answer));
    await page.goto('/main/profile');
    await expect(page).toHaveURL('/signin');
    expect(await storedKeys(page)).toEqual(['language']);
  });
}

test('a session unused for twelve hours has expired', async ({ page, session }) => {
  const { DATABASE_URL } = houseSettings();
  test.skip(DATABASE_URL === undefined, 'the embedded database lets in one process only');
  const db = new pg.Client(DATABASE_URL);
  await db.connect();
  await db.query("update session set used_at = used_at - interval '13 hours' where account_id = $1", [
    session.data.userId,
  ]);
  await db.end();
  // The house caches a session for some seconds.
  const answer = async () => (await callHouse(doorOf('default'), 'user/userBalance', {}, session)).code;
  await expect.poll(answer).toBe(3);
  await page.goto('/main/dashboard');
  await expect(page).toHaveURL('/signin');
  expect(await storedKeys(page)).toEqual([]);
});

test('a stored session of an account that is not a client is cleared at the next call', async ({
  page,
  session,
}) => {
  const agent = JSON.stringify({ ...session, data: { ...session.data, userType: 'agent' } });
  await page.goto('/signin');
  await page.evaluate((stored) => localStorage.setItem('session', stored), agent);
  const tokens: (string | undefined)[] = [];
  page.on('request', (request) => tokens.push(request.headers().authorization));
  await page.goto('/main/dashboard');
  await expect(page).toHaveURL('/signin');
  expect(await storedKeys(page)).toEqual([]);
  expect(tokens.filter(Boolean)).toEqual([]);
});

test('logging out ends the session on the device and in the house', async ({ page, session }) => {
  await page.goto('/main/statement');
  await expect(balanceIn(page)).toContainText('1,00,000.00');
  await page.getByRole('link', { name: 'HOME', exact: true }).click();
  await logOut(page);
  await expect(page).toHaveURL('/signin');
  const keys = await storedKeys(page);
  for (const gone of ['session', 'client-wallet-balance', 'client-wallet-exposure']) {
    expect(keys).not.toContain(gone);
  }
  expect((await callHouse(doorOf('default'), 'user/userBalance', {}, { token: session.token })).code).toBe(3);
  await page.goBack();
  await expect(page).toHaveURL('/signin');
});

test('LOGOUT asks for confirmation, which can be declined, and works while the house does not answer', async ({
  page,
}) => {
  await page.goto('/main/dashboard');
  await logOutButton(page).click();
  const question = page.getByRole('dialog', { name: 'Log out?' });
  await expect(question).toBeVisible();
  await expectAxeClean(page);
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(question).toBeHidden();
  await page.reload();
  await expect(page).toHaveURL('/main/dashboard');

  await logOutButton(page).click();
  await expect(question).toBeVisible();
  await page.route('**/api/**', (route) => route.abort());
  await confirmLogOut(page);
  await expect(page).toHaveURL('/signin');
});

test('logging out in one tab logs out all tabs', async ({ page, context }) => {
  const other = await context.newPage();
  await page.goto('/main/dashboard');
  await other.goto('/main/rules');
  await expect(other.getByRole('heading', { name: 'Rules' }).first()).toBeVisible();
  await logOut(page);
  await expect(page).toHaveURL('/signin');
  await expect(other).toHaveURL('/signin');
  for (const tab of [page, other]) await expect(tab.getByText('You were signed out')).toHaveCount(0);
});

test('a blocked client is signed out at once', async ({ page, client, operator }) => {
  const line = await listenIn(page);
  await page.goto('/main/settings');
  await expect(balanceIn(page)).toContainText('1,00,000.00');
  await line.isOpen();
  await page.route('**/api/**', (route) => route.abort());
  await operator('block', { client: client.username });
  await expect(page).toHaveURL('/signin');
});
