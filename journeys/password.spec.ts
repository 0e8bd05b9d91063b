import type { Page } from '@playwright/test';
import { openSession } from './support/call-house.ts';
import { expectAxeClean } from './support/expect-axe-clean.ts';
import { expectNotice } from './support/screens/notices.ts';
import { signIn } from './support/sign-in.ts';
import { doorOf, expect, test } from './support/signed-in-journey.ts';

async function fill(page: Page, old: string, fresh: string, confirm: string): Promise<void> {
  await page.getByLabel('Old password').fill(old);
  await page.getByLabel('New password').fill(fresh);
  await page.getByLabel('Confirm password').fill(confirm);
  await page.getByRole('button', { name: 'Change Password' }).click();
}

test('the fields hide what is typed, offer no way to show it, and each empty one has its own message', async ({
  page,
}) => {
  await page.goto('/main/changepassword');
  for (const label of ['Old password', 'New password', 'Confirm password']) {
    await expect(page.getByLabel(label)).toHaveAttribute('type', 'password');
  }
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(1);
  await page.getByRole('button', { name: 'Change Password' }).click();
  for (const message of [
    'Please enter your old password!',
    'Please enter your new password!',
    'Please confirm your new password!',
  ]) {
    await expect(page.getByText(message)).toBeVisible();
  }
  await expect(page.getByLabel('Old password')).toBeFocused();
  await expectAxeClean(page);
});

test('two passwords that differ show an error beside the field and in a notification, and a wrong old one the house’s message', async ({
  page,
  client,
}) => {
  await page.goto('/main/changepassword');
  await fill(page, client.password, 'Fresh-12345', 'Fresh-54321');
  await expectNotice(page, 'The two passwords do not match!');
  await expect(page.getByRole('main').getByText('The two passwords do not match!')).toBeVisible();
  await expect(page.getByLabel('Confirm password')).toBeFocused();

  const answer = page.waitForResponse('**/api/user/updateUserPassword');
  await fill(page, 'not-mine', 'Fresh-12345', 'Fresh-12345');
  const { error, message } = await (await answer).json();
  expect(error).toBe(true);
  await expectNotice(page, message);
});

test('a change is confirmed, ends the other sessions and leads to the dashboard', async ({
  page,
  browser,
  client,
  baseURL,
}) => {
  await page.goto('/main/changepassword');
  await expect(page.getByText('Please choose your own password before you play.')).toBeVisible();
  await fill(page, client.password, 'Fresh-12345', 'Fresh-12345');
  await expectNotice(page, 'Password changed successfully');
  await expect(page.getByText('Please choose your own password before you play.')).toHaveCount(0);
  await expect(page.getByLabel('Old password')).toHaveValue('');

  const door = doorOf('default');
  await expect(openSession(door, client)).rejects.toThrow('Username or password is wrong');
  const elsewhere = await browser.newPage({ ...(baseURL === undefined ? {} : { baseURL }) });
  await signIn(elsewhere, { ...client, password: 'Fresh-12345' });
  await expect(elsewhere).toHaveURL('/main/dashboard');
  await expect(page).toHaveURL('/signin');
  await elsewhere.close();
  await openSession(door, { ...client, password: 'Fresh-12345' });
});
