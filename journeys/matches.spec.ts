import { expectAxeClean } from './support/expect-axe-clean.ts';
import { expect, test } from './support/scripted-journey.ts';
import { scriptedMatch } from './support/scripted-match.ts';

const minuteMs = 60_000;

test('the list opens a match in play and says when one has not started', { tag: '@phone' }, async ({
  house,
  match,
  player: page,
}) => {
  const soon = scriptedMatch({
    teams: ['Falcons', 'Hawks'],
    status: 'upcoming',
    startsAt: Date.now() + 20 * minuteMs,
  });
  const later = scriptedMatch({
    teams: ['Owls', 'Crows'],
    status: 'upcoming',
    startsAt: Date.now() + 90 * minuteMs,
  });
  await house.order({ kind: 'say', changes: [...later.opening(), ...soon.opening()] });
  await page.goto('/main/matches');

  const rows = page.getByRole('main').getByRole('listitem');
  const soonRow = rows.filter({ hasText: 'Falcons v Hawks' });
  const laterRow = rows.filter({ hasText: 'Owls v Crows' });
  await expect(soonRow).toContainText('Starting soon');
  await expect(laterRow).not.toContainText('Starting soon');
  const inOrder = ['Lions v Tigers', 'Falcons v Hawks', 'Owls v Crows'];
  const texts = await rows.allInnerTexts();
  expect(texts.flatMap((text) => inOrder.find((name) => text.includes(name)) ?? [])).toEqual(inOrder);

  await soonRow.getByRole('button').click();
  await expect(page.getByRole('dialog', { name: 'MATCH WILL BE STARTED SOON' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();

  await page.locator(`a[href="${match.path}"]`).click();
  await expect(page.getByRole('heading', { name: 'Lions v Tigers' })).toBeVisible();
  for (const other of [soon, later]) await house.order({ kind: 'say', changes: other.status('abandoned') });
});

test('the six boxes follow the true best prices; a sport without matches says so, and All matches lists every sport', {
  tag: '@phone',
}, async ({ house, match, player: page }) => {
  await page.goto('/main/matches');
  const row = page.locator(`a[href="${match.path}"]`);
  await expect(row).toContainText('Lions: back 1.85, lay 1.86');
  await house.order({ kind: 'say', changes: match.price('match-odds', 12_000) });
  await expect(row).toContainText('Lions: back 2.2, lay 2.21');
  await expect(row).toContainText('Tigers: back 2.2, lay 2.21');

  await page.getByRole('radio', { name: 'Tennis' }).check();
  await expect(page.getByText('No Match Found')).toBeVisible();

  await page.getByRole('button', { name: 'All matches' }).click();
  const dialog = page.getByRole('dialog', { name: 'All matches' });
  await expect(dialog.getByText('Lions v Tigers').first()).toBeVisible();
  await expectAxeClean(page);
  await dialog.locator(`a[href="${match.path}"]`).click();
  await expect(page).toHaveURL(new RegExp(`${match.eventId}$`));
});

test('All matches says when there are none and when they cannot be loaded', { tag: '@phone' }, async ({
  player: page,
}) => {
  await page.route('**/api/sports/matchList', (route) =>
    route.fulfill({ json: { error: false, code: 0, message: '', data: [] } }),
  );
  await page.goto('/main/matches');
  await page.getByRole('button', { name: 'All matches' }).click();
  await expect(page.getByText('No matches available')).toBeVisible();

  await page.unrouteAll();
  await page.route('**/api/sports/matchList', (route) => route.abort());
  await page.evaluate(() => localStorage.removeItem('matchList'));
  await page.reload();
  await page.getByRole('button', { name: 'All matches' }).click();
  await expect(page.getByRole('dialog').getByText('Failed to load match data')).toBeVisible();
});
