import type { Page } from '@playwright/test';
import { callHouse, choosePassword } from './support/call-house.ts';
import { freshName } from './support/create-client.ts';
import { expectAxeCleanByEveryRule } from './support/expect-axe-clean.ts';
import { chooseLanguage } from './support/screens/choose-language.ts';
import { watchLayoutShift } from './support/screens/layout-shift.ts';
import { expectNotice } from './support/screens/notices.ts';
import { signIn } from './support/sign-in.ts';
import { doorOf, expect, test as signedIn } from './support/signed-in-journey.ts';

const test = signedIn.extend({ storedSession: null });

const username = (page: Page) => page.getByRole('textbox', { name: 'User Name' });
const password = (page: Page) => page.getByLabel('Password');
const login = (page: Page) => page.getByRole('button', { name: 'Login' });
const notices = (page: Page) => page.getByRole('region', { name: 'Notifications' });

async function tryToSignIn(page: Page, name: string, secret: string): Promise<void> {
  await username(page).fill(name);
  await password(page).fill(secret);
  await login(page).click();
}

test('blank fields are reported, the first of them gets the focus, and a typed password is shown on request', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/signin');
  await login(page).click();
  await expect(page.getByText('User Name can not be blank!')).toBeVisible();
  await expect(page.getByText('User Password can not be blank!')).toBeVisible();
  await expect(username(page)).toBeFocused();
  await expectAxeCleanByEveryRule(page);

  await username(page).fill('someone');
  await expect(page.getByText('User Name can not be blank!')).toHaveCount(0);
  await login(page).click();
  await expect(page.getByText('User Password can not be blank!')).toBeVisible();
  await expect(password(page)).toBeFocused();

  await password(page).fill('a-secret');
  await expect(password(page)).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(password(page)).toHaveAttribute('type', 'text');
  await expect(password(page)).toHaveValue('a-secret');
  await page.getByRole('button', { name: 'Hide' }).click();
  await expect(password(page)).toHaveAttribute('type', 'password');
});

test('the picture is the brand’s own, and nothing shifts when it loads', async ({ page }) => {
  const expectStill = await watchLayoutShift(page);
  const picture = page.waitForResponse('**/brands/default/sign-in.svg');
  await page.goto('/signin');
  expect((await picture).status()).toBe(200);
  await expect(login(page)).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await expectStill();
});

test('the page names the territory and the age it is not for, and whom to contact for help', async ({
  page,
}) => {
  await page.goto('/signin');
  await expect(page.getByText('This site is not for Indian territory.')).toBeVisible();
  await expect(page.getByText('18+ only.')).toBeVisible();
  const help = page.getByRole('link', { name: 'help@maidan.example' });
  await expect(help).toHaveAttribute('href', 'mailto:help@maidan.example');
  await expectAxeCleanByEveryRule(page);
});

test('a name is shown and sent in capitals, and a new client must choose a password first', {
  tag: '@phone',
}, async ({ page, client }) => {
  await page.goto('/signin');
  const call = page.waitForRequest('**/api/user/login');
  await expect(username(page)).toHaveCSS('text-transform', 'uppercase');
  await tryToSignIn(page, client.username.toLowerCase(), client.password);
  expect((await call).postDataJSON()).toEqual({
    ...client,
    isClient: true,
    host: new URL(page.url()).hostname,
  });
  await expect(page).toHaveURL('/main/changepassword');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByText('Please choose your own password before you play.')).toBeVisible();
});

test('a wrong password is refused with the house’s message, and with the right one the client is taken to the dashboard without it', {
  tag: '@phone',
}, async ({ page, client }) => {
  const known = await choosePassword(doorOf('default'), client);
  await page.goto('/signin');
  await tryToSignIn(page, known.username, 'not-the-password');
  await expectNotice(page, 'Username or password is wrong');
  await expect(password(page)).toHaveAccessibleDescription('Username or password is wrong');
  await expect(page).toHaveURL('/signin');
  await expect(username(page)).toHaveValue(known.username);

  await tryToSignIn(page, known.username, known.password);
  await expect(page).toHaveURL('/main/dashboard');
  await expect(notices(page)).not.toContainText('Username or password is wrong');
});

test('too many attempts at an account from one address are blocked for a while', { tag: '@phone' }, async ({
  page,
  client,
}) => {
  const wrong = { username: client.username, password: 'not-the-password' };
  const tries = Array.from({ length: 10 }, () => callHouse(doorOf('default'), 'user/login', wrong));
  await Promise.all(tries);
  await page.goto('/signin');
  await tryToSignIn(page, client.username, client.password);
  await expectNotice(page, 'Too many attempts');
  await expect(page).toHaveURL('/signin');
});

test('an account that is not a client is not authorised, and gets an empty form a second later', {
  tag: '@phone',
}, async ({ page, operator }) => {
  const agent = { username: freshName(), password: 'Journey-12345' };
  await operator('create-agent', { ...agent, role: 'agent', upline: 'OWNER' });
  await page.clock.install();
  await page.goto('/signin');
  await expect(login(page)).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await tryToSignIn(page, agent.username, agent.password);
  await expectNotice(page, 'You Are Not Authorised');
  await page.clock.runFor(900);
  await expect(username(page)).toHaveValue(agent.username);
  await page.clock.runFor(200);
  await expect(username(page)).toHaveValue('');
  await expect(page).toHaveURL('/signin');
  expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull();
});

test('a house that does not answer is reported', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/signin');
  await page.route('**/api/user/login', (route) => route.abort());
  await tryToSignIn(page, 'SOMEONE', 'a-password');
  await expectNotice(page, 'No response received from the server');
});

test('somebody already signed in can continue', { tag: '@phone' }, async ({ page, client }) => {
  await signIn(page, client);
  await page.goto('/signin');
  await expect(page.getByText(`You are signed in as ${client.username}.`)).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/main/rules');
});

test.describe('on a brand that allows several sessions of a client', () => {
  test.use({ brand: 'topaz' });

  test('the demo button signs in without typing', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/signin');
    await page.getByRole('button', { name: 'LOG IN WITH DEMO ID' }).click();
    await expect(page).toHaveURL('/main/dashboard');
    await expect(page.getByRole('dialog', { name: 'Topaz Park Games Rules' })).toBeVisible();
  });
});

test.describe('on a brand with the simple sign-in page', () => {
  test.use({ brand: 'coral' });

  test('there is no demo button, and signing in leads to the rules', { tag: '@phone' }, async ({
    page,
    client,
  }) => {
    await chooseLanguage(page, 'en');
    await page.goto('/signin');
    await expect(login(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'LOG IN WITH DEMO ID' })).toHaveCount(0);
    await expectAxeCleanByEveryRule(page);
    const settled = await choosePassword(doorOf('coral'), client);
    await tryToSignIn(page, settled.username, settled.password);
    await expect(page).toHaveURL('/main/rules');
  });
});

test('a client can sign in with the keyboard alone', async ({ page, client }) => {
  await page.goto('/signin');
  await expect(login(page)).toBeVisible();
  await page.getByRole('combobox', { name: 'Language' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.type(client.username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(client.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/main/changepassword');
});
