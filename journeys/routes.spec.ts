import { expectAxeClean } from './support/expect-axe-clean.ts';
import { expect, test } from './support/signed-in-journey.ts';
import { stubGames } from './support/stub-game.ts';

/** Every address of both documents, with the heading a person finds there; in groups that are walked side by side. */
const groups: Record<string, Record<string, string>> = {
  account: {
    dashboard: 'Main menu',
    rules: 'Rules',
    matches: 'MATCHES',
    profile: 'PROFILE',
    changepassword: 'Change Password',
    freegame: 'Free Games',
    settings: 'Settings',
    'edit-stakes': 'Edit Stakes',
    'verify-match': 'Verify a Match',
    'verify-round': 'Verify a Round',
  },
  book: {
    statement: 'Statement',
    'statement/1': 'Statement',
    ledger: 'Ledgers',
    'pending-bets': 'Exposure',
    'ledger-details/1': 'Ledger Details',
    'ledger-casino-details/3030/diamondCasino/2026-01-01': 'Casino Ledger',
    'international-ledger-casino-details': 'International Casino Bets',
    'international-ledger-casino-details/1/internationalCasino/2026-01-01': 'International Casino Bets',
  },
  casino: {
    'int-casino': 'International Casino',
    'iframe-casino/900000': 'Royal Gaming',
    'virtual-games/roultee': 'Roulette',
    'virtual-games/poker': 'Virtual Games',
  },
  table: {
    casino: 'Live casino',
    'aviator/303031': 'Aviator',
    teen9: 'Teenpatti Test',
    'teen/3031': '1 Day Teenpatti',
    'teen20/3030': '20-20 Teenpatti',
  },
  'card table': {
    'card32-a': 'Card 32-A',
    card32eu: '32 Card B',
    'lucky7/3032': 'Lucky7-A',
    'aaa/3056': 'Amar Akbar Anthony',
  },
  'two-sided table': {
    'dt20/3035': '20-20 Dragon Tiger',
    'dt202/3059': '20-20 Dragon Tiger 2',
    'ab2/3043': 'Andar Bahar',
    'worli2/3054': 'Instant Worli',
  },
  matka: {
    matka: 'Matka',
    'matka-list': 'Matka',
    'matka-bet-list': 'Matka Bet List',
    'satta-matkas/1': 'Satta Matka',
    'satta-matka': 'Satta Matka',
    'matka-type/Kalyan/1': 'Kalyan',
    'matka-chart/1': 'Panel chart',
    'matka-chart/1/jodi': 'Jodi chart',
  },
  number: {
    'matka-single/1': 'Single',
    'matka-jodi/1': 'Jodi',
    'matka-single-patti/1': 'Single Patti',
    'matka-double-patti/1': 'Double Patti',
    'matka-tripple-patti/1': 'Triple Patti',
    'matka-odd-even/1': 'Odd-Even',
  },
};

const matchRoutes = ['match-deatils/1/2', 'match-deatils/1/2/cache'];

for (const [name, routes] of Object.entries(groups)) {
  test(`every ${name} address opens its screen, and nothing there stands in anybody's way`, async ({
    page,
  }) => {
    await stubGames(page);
    for (const [path, heading] of Object.entries(routes)) {
      await page.goto(`/main/${path}`);
      await expect(page.getByRole('heading', { level: 1, name: heading }), path).toHaveCount(1);
      await expect(page).toHaveURL(`/main/${path}`);
      await expect(page).toHaveTitle(/ · Maidan$/);
      await expect(page.locator('.skeleton-sheen'), path).toHaveCount(0);
      await expectAxeClean(page);
    }
  });
}

test('a match that is not there is said not to be', async ({ page }) => {
  for (const path of matchRoutes) {
    await page.goto(`/main/${path}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Failed to load match data' })).toBeVisible();
    await expect(page.getByText('This match is not on offer')).toBeVisible();
    await expect(page).toHaveTitle('Match · Maidan');
    await expectAxeClean(page);
  }
});

test('an address that leads nowhere says so', async ({ page }) => {
  for (const path of ['/main/nowhere', '/nowhere']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'We can not find that page' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Quick links' })).toBeVisible();
  }
  await expectAxeClean(page);
  await page.getByRole('link', { name: 'BACK TO MAIN MENU' }).click();
  await expect(page).toHaveURL('/main/dashboard');
});

test.describe('signed out', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('every address but the sign-in leads to it', { tag: '@phone' }, async ({ page }) => {
    const screens = [...matchRoutes, ...Object.values(groups).flatMap((routes) => Object.keys(routes))];
    for (const path of ['/', '/main', '/nowhere', ...screens.map((screen) => `/main/${screen}`)]) {
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page, path).toHaveURL('/signin');
    }
  });
});

test('the root leads to the rules, or to where the visit began', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  for (const path of ['/', '/main', '/main/']) {
    await page.goto(path);
    await expect(page).toHaveURL('/main/rules');
  }

  const later = await context.newPage();
  await later.goto('/main/ledger');
  await expect(later.getByRole('heading', { name: 'Ledgers' })).toBeVisible();
  await later.goto('/');
  await expect(later).toHaveURL('/main/ledger');
});
